/** Stops with a clear message where Node is too old: npm only warns, and the build then fails with an unrelated error. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  console.error(`Hace falta Node 20.19 o 22.12 en adelante; aquí hay ${process.versions.node}.`);
  process.exit(1);
}
