import type { deviceParameters } from '#machines/market/parameters/deviceParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for computers, phones, cameras and media devices. */
export const deviceChoices: ChoiceWords<typeof deviceParameters> = {
  component: {
    graphicsCard: /*i18n*/ { id: 'parameter.component.graphicsCard', message: 'Graphics card' },
    processor: /*i18n*/ { id: 'parameter.component.processor', message: 'Processor' },
    mainboard: /*i18n*/ { id: 'parameter.component.mainboard', message: 'Motherboard' },
    memory: /*i18n*/ { id: 'parameter.component.memory', message: 'Memory' },
    drive: /*i18n*/ { id: 'parameter.component.drive', message: 'Hard drive or SSD' },
    powerSupply: /*i18n*/ { id: 'parameter.component.powerSupply', message: 'Power supply' },
    case: /*i18n*/ { id: 'parameter.component.case', message: 'Case and cooling' },
    other: /*i18n*/ { id: 'parameter.component.other', message: 'Other' },
  },
  printer: {
    inkjet: /*i18n*/ { id: 'parameter.printer.inkjet', message: 'Inkjet' },
    laser: /*i18n*/ { id: 'parameter.printer.laser', message: 'Laser' },
    photo: /*i18n*/ { id: 'parameter.printer.photo', message: 'Photo and label' },
    printer3d: /*i18n*/ { id: 'parameter.printer.printer3d', message: '3D printer' },
    scanner: /*i18n*/ { id: 'parameter.printer.scanner', message: 'Scanner' },
    other: /*i18n*/ { id: 'parameter.printer.other', message: 'Other' },
  },
  resolution: {
    hd: 'HD',
    fullHd: 'Full HD',
    qhd: 'QHD',
    uhd: '4K (UHD)',
    more: /*i18n*/ { id: 'parameter.resolution.more', message: 'Above 4K' },
  },
  hifi: {
    speakers: /*i18n*/ { id: 'parameter.hifi.speakers', message: 'Speakers' },
    soundbar: /*i18n*/ { id: 'parameter.hifi.soundbar', message: 'Soundbar' },
    amplifier: /*i18n*/ { id: 'parameter.hifi.amplifier', message: 'Amplifier' },
    turntable: /*i18n*/ { id: 'parameter.hifi.turntable', message: 'Turntable' },
    player: /*i18n*/ { id: 'parameter.hifi.player', message: 'CD and tape player' },
    system: /*i18n*/ { id: 'parameter.hifi.system', message: 'System' },
    other: /*i18n*/ { id: 'parameter.hifi.other', message: 'Other' },
  },
  headphones: {
    overEar: /*i18n*/ { id: 'parameter.headphones.overEar', message: 'Over the ear' },
    onEar: /*i18n*/ { id: 'parameter.headphones.onEar', message: 'On the ear' },
    inEar: /*i18n*/ { id: 'parameter.headphones.inEar', message: 'In the ear' },
  },
  platform: {
    playStation: 'PlayStation',
    xbox: 'Xbox',
    nintendo: 'Nintendo',
    pc: 'PC',
    other: /*i18n*/ { id: 'parameter.platform.other', message: 'Other' },
  },
  gaming: {
    console: /*i18n*/ { id: 'parameter.gaming.console', message: 'Console' },
    game: /*i18n*/ { id: 'parameter.gaming.game', message: 'Game' },
    accessory: /*i18n*/ { id: 'parameter.gaming.accessory', message: 'Accessories' },
  },
  cameraType: {
    mirrorless: /*i18n*/ { id: 'parameter.cameraType.mirrorless', message: 'Mirrorless' },
    slr: /*i18n*/ { id: 'parameter.cameraType.slr', message: 'Digital SLR' },
    compact: /*i18n*/ { id: 'parameter.cameraType.compact', message: 'Compact' },
    film: /*i18n*/ { id: 'parameter.cameraType.film', message: 'Film' },
    instant: /*i18n*/ { id: 'parameter.cameraType.instant', message: 'Instant' },
    other: /*i18n*/ { id: 'parameter.cameraType.other', message: 'Other' },
  },
  mount: {
    canonEf: 'Canon EF',
    canonRf: 'Canon RF',
    nikonF: 'Nikon F',
    nikonZ: 'Nikon Z',
    sonyE: 'Sony E',
    fujiX: 'Fujifilm X',
    mft: 'Micro Four Thirds',
    leicaM: 'Leica M',
    lMount: 'L-Mount',
    m42: 'M42',
    other: /*i18n*/ { id: 'parameter.mount.other', message: 'Other mount' },
  },
};
