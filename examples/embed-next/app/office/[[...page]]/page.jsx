/** Every address below `/office` belongs to the admin, which is in the layout. */
export default function Page() {
  return null;
}
