/** A script that fingerprints the browser: our own or that of a service. */
export interface FraudCheck {
  /** Rejects if the check cannot be configured. */
  configure(): Promise<void>;
  /** The fingerprint in base64; null as long as it is not known. */
  read(): string | null;
}
