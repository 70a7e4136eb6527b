import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  /** 20 px next to text; `inline` 16 within a line, `large` 24 in the phone's header and in empty rooms. */
  readonly size?: keyof typeof sizes;
}

const sizes = { inline: 16, normal: 20, large: 24 } as const;

/** An icon next to text or in a named control. It is decorative, so it is hidden from screen readers. */
export function Icon({ of: Drawing, size = 'normal' }: IconProps) {
  return <Drawing size={sizes[size]} strokeWidth={1.75} aria-hidden />;
}
