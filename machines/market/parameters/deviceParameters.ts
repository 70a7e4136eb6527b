import { choice, keyed, number } from './parameterKinds.ts';

/** The search parameters of computers, phones, cameras and players. */
export const deviceParameters = keyed({
  /** The screen size in whole inches, as shops sort devices: 13.3 is 13. */
  screenSize: number('scs sce', 1, 150, 'inches'),
  storage: number('sts ste', 1, 100000, 'gigabytes'),
  ram: number('ras rae', 1, 2048, 'gigabytes'),
  component: choice('component', [
    'graphicsCard',
    'processor',
    'mainboard',
    'memory',
    'drive',
    'powerSupply',
    'case',
    'other',
  ]),
  printer: choice('printer', ['inkjet', 'laser', 'photo', 'printer3d', 'scanner', 'other']),
  resolution: choice('resolution', ['hd', 'fullHd', 'qhd', 'uhd', 'more']),
  hifi: choice('hifi', ['speakers', 'soundbar', 'amplifier', 'turntable', 'player', 'system', 'other']),
  headphones: choice('headphones', ['overEar', 'onEar', 'inEar']),
  platform: choice('platform', ['playStation', 'xbox', 'nintendo', 'pc', 'other']),
  gaming: choice('gaming', ['console', 'game', 'accessory']),
  cameraType: choice('camera', ['mirrorless', 'slr', 'compact', 'film', 'instant', 'other']),
  mount: choice('mount', [
    'canonEf',
    'canonRf',
    'nikonF',
    'nikonZ',
    'sonyE',
    'fujiX',
    'mft',
    'leicaM',
    'lMount',
    'm42',
    'other',
  ]),
});
