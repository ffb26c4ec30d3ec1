export default function StartPage() {
  return <main id="main" class="plain" />;
}
