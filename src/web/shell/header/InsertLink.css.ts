import { globalStyle, style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { below, from } from '../../theme/scale.ts';
import { logo as realEstateLogo } from './RealEstateLogo.css.ts';

/** The honey-coloured accent would be invisible on murmel's honey-coloured header (look, Header). */
const colours =
  brand === 'murmel'
    ? { ground: vars.color.inverse, words: vars.color.onInverse }
    : { ground: vars.color.accent, words: vars.color.onAccent };

/**
 * Within real estate the name takes the room of the link's label in allmend, whose header contains the search. The
 * header of murmel has room for both.
 */
const withWords = brand === 'murmel' ? '' : `:not(${realEstateLogo} ~ *)`;

/** CSS draws the icon of the insert link: every page loads the link, and the size of its script is limited. */
export const link = style([
  edge,
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    height: 44,
    marginLeft: 4,
    borderRadius: vars.radius.control,
    background: colours.ground,
    color: colours.words,
    fontWeight: 600,
    '::before': { content: "'+' / ''", fontSize: 26, fontWeight: 400, lineHeight: '24px' },
    '@media': {
      // The menu next to the insert link is rendered earlier, and reserves its room.
      [below.tablet]: { position: 'absolute', top: 8, right: 0 },
      [from.desktop]: { height: 48, minWidth: 48, marginLeft: 0 },
    },
    selectors: { [`&${withWords}`]: { '@media': { [from.desktop]: { paddingInline: 16 } } } },
  },
]);

// The text of the link is visually hidden on narrow screens, and remains for screen readers.
globalStyle(`${link} > *`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

globalStyle(`${link}${withWords} > *`, {
  '@media': {
    [from.desktop]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      marginLeft: 10,
    },
  },
});

globalStyle(`${link} > small`, {
  padding: '2px 7px',
  borderRadius: vars.radius.badge,
  background: colours.words,
  color: colours.ground,
  fontSize: 12,
});
