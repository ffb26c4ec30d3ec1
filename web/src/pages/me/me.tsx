export default function MePage() {
  return <main id="main" class="plain" />;
}
