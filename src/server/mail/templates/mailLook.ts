/** The brand in one mode, light or dark. */
export interface LookOfMode {
  /** Colours by purpose, as CSS values. */
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

/** The brand's look for mails, from the web's SSR bundle. */
export interface MailLook {
  readonly product: 'allmend' | 'murmel';
  readonly light: LookOfMode;
  readonly dark: LookOfMode;
}
