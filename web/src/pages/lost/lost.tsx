export default function LostPage() {
  return <main id="main" class="plain" />;
}
