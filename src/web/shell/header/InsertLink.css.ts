import { globalStyle, style } from '@vanilla-extract/css';

import { brand } from '../../theme/brand.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../../theme/forcedColors.ts';
import { below, from } from '../../theme/scale.ts';
import { logo as realEstateLogo } from './RealEstateLogo.css.ts';

/** On murmel's honey, honey would not show (look, Header). */
const colours =
  brand === 'murmel'
    ? { ground: vars.color.inverse, words: vars.color.onInverse }
    : { ground: vars.color.accent, words: vars.color.onAccent };

/** Within real estate the room for its words is the name's, and its place's beside the search. */
const withWords = `:not(${realEstateLogo} ~ *)`;

/** Its sign is a style's, as its parts are: every page brings it, and its script is counted to the byte. */
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
      // The menu next to it is drawn before it, and reserves the room.
      [below.tablet]: { position: 'absolute', top: 8, right: 0 },
      [from.desktop]: { height: 48, minWidth: 48, marginLeft: 0 },
    },
    selectors: { [`&${withWords}`]: { '@media': { [from.desktop]: { paddingInline: 16 } } } },
  },
]);

// Heard, and not seen, where there is no room.
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
