// The page's one polite voice. What is told here is spoken by a screen reader and shown to everybody else for a while.

import { useApp } from "../store/state.ts";

const CLASSES = { note: "notice", heed: "notice heed", spoken: "sr" } as const;

export function Notices() {
  const notices = useApp((state) => state.notices);
  return (
    <div class="notices" role="status" aria-live="polite" aria-atomic="false">
      {notices.map((notice) => (
        <p key={notice.id} class={CLASSES[notice.how]}>{notice.text}</p>
      ))}
    </div>
  );
}
