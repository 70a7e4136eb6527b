import { TextDecoder } from 'node:util';

/** The single-byte encodings of files from old or foreign programs. */
export type SingleByteEncoding = 'windows-1252' | 'macintosh' | 'ibm850';

/** Unicode's mapping of code page 850 (Microsoft, CP850.TXT), which TextDecoder lacks. */
const ibm850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** The characters of the bytes 0x80 to 0xFF. */
export const upperHalves: Readonly<Record<SingleByteEncoding, string>> = {
  'windows-1252': upperHalf('windows-1252'),
  macintosh: upperHalf('macintosh'),
  ibm850,
};

function upperHalf(label: string): string {
  return new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index));
}
