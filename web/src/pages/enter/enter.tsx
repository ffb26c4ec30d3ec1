export default function EnterPage() {
  return <main id="main" class="plain" />;
}
