/** A script that tells by what a browser is told apart, our own or that of a service. */
export interface FraudCheck {
  /** Rejects where it cannot be used so. */
  configure(): Promise<void>;
  /** The fingerprint in base64; null as long as it is not known. */
  read(): string | null;
}
