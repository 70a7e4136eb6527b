/** A check against fraud by a script that fingerprints the browser: our own, or that of a service. */
export interface FraudCheck {
  /** Configures the check. Rejects if that is impossible. */
  configure(): Promise<void>;
  /** The fingerprint in base64; null as long as it is not known. */
  read(): string | null;
}
