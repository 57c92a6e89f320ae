export default function Home() {
  return <h1>Welcome to the platform</h1>;
}
