export default function NewPage() {
  return <main id="main" class="plain" />;
}
