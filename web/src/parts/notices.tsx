// The page's one polite voice. What is told here is spoken by a screen reader and shown to everybody else for a while.

import { useApp } from "../store/state.ts";

export function Notices() {
  const notices = useApp((state) => state.notices);
  return (
    <div class="notices" role="status" aria-live="polite" aria-atomic="false">
      {notices.map((notice) => (
        <p key={notice.id} class={notice.heed ? "notice heed" : "notice"}>{notice.text}</p>
      ))}
    </div>
  );
}
