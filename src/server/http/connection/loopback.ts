/** Whether a connection comes from this machine. */
export function isLoopback(address = ''): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}
