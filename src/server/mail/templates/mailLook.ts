/** The brand in one mode, light or dark. */
export interface LookOfMode {
  /** By purpose, as CSS writes them. */
  readonly colours: Readonly<
    Record<
      | 'accent'
      | 'accentText'
      | 'border'
      | 'header'
      | 'onAccent'
      | 'surface'
      | 'surfaceRaised'
      | 'surfaceSunken'
      | 'text'
      | 'textMuted',
      string
    >
  >;
  /** An SVG. */
  readonly logo: string;
}

/** The brand as mails need it, through the web's door. */
export interface MailLook {
  readonly product: 'allmend' | 'murmel';
  readonly light: LookOfMode;
  readonly dark: LookOfMode;
}
