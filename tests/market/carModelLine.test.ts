import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { carBrands } from '#machines/market/parameters/carBrands.ts';
import { vehicleParameters } from '#machines/market/parameters/vehicleParameters.ts';
import { carModelLine } from '#market/carModelLine.ts';
import { fold } from '#market/text/fold.ts';
import { brandOf, modelName } from '#server/import/formats/carWords.ts';

/** Car models as listings on Swiss and German markets write them, and the model line that a buyer searches for. */
const models: readonly (readonly [brand: keyof typeof carBrands, written: string, line: string])[] = [
  ['volkswagen', 'Golf', 'Golf'],
  ['volkswagen', 'Golf 1.4 TSI Comfortline DSG', 'Golf'],
  ['volkswagen', 'Golf VII Variant 2.0 TDI', 'Golf'],
  ['volkswagen', 'Golf4', 'Golf'],
  ['volkswagen', 'VW Golf GTI Clubsport', 'Golf'],
  ['volkswagen', 'Passat Variant', 'Passat'],
  ['volkswagen', 'T-Roc 1.5 TSI', 'T-Roc'],
  ['volkswagen', 'T5 Kombi', 'T5'],
  ['volkswagen', 'ID. 3 Pro', 'ID.3'],
  ['volkswagen', 'New Beetle Cabriolet', 'New Beetle'],
  ['volkswagen', 'up! 1.0', 'up!'],
  ['bmw', '118i', '1er'],
  ['bmw', '320d Touring xDrive', '3er'],
  ['bmw', '3er', '3er'],
  ['bmw', 'Série 5 Touring', '5er'],
  ['bmw', 'M340i', '3er'],
  ['bmw', 'M3 Competition', 'M3'],
  ['bmw', 'X3 xDrive20d', 'X3'],
  ['bmw', 'X 5', 'X5'],
  ['bmw', 'Z3 1.9', 'Z3'],
  ['bmw', '2002 tii', '2002'],
  ['mercedesBenz', 'C 220 d T', 'C-Klasse'],
  ['mercedesBenz', 'C-Klasse', 'C-Klasse'],
  ['mercedesBenz', 'Mercedes C220 CDI Avantgarde', 'C-Klasse'],
  ['mercedesBenz', 'Classe A', 'A-Klasse'],
  ['mercedesBenz', 'E 250 T', 'E-Klasse'],
  ['mercedesBenz', 'ML 320 CDI', 'M-Klasse'],
  ['mercedesBenz', 'GLC 250 4Matic', 'GLC'],
  ['mercedesBenz', 'CLK', 'CLK'],
  ['mercedesBenz', 'CLA 180 Shooting Brake', 'CLA'],
  ['mercedesBenz', 'SLK200', 'SLK'],
  ['mercedesBenz', '190 E', '190'],
  ['mercedesBenz', '280 SL', 'SL'],
  ['mercedesBenz', 'Sprinter 316 CDI', 'Sprinter'],
  ['mercedesBenz', 'AMG GT', 'GT'],
  ['audi', 'A4 Avant 40 TDI', 'A4'],
  ['audi', 'A 6 allroad', 'A6'],
  ['audi', 'Q2 1.4 TFSI', 'Q2'],
  ['audi', 'RS 6 Avant', 'RS6'],
  ['audi', 'TT RS', 'TT'],
  ['audi', '80 Cabriolet', '80'],
  ['tesla', 'Model 3 Long Range', 'Model 3'],
  ['tesla', 'Model Y', 'Model Y'],
  ['volvo', 'V 60 D3', 'V60'],
  ['volvo', 'XC60 D4 AWD', 'XC60'],
  ['volvo', '240 Kombi', '240'],
  ['landRover', 'Range Rover Evoque', 'Range Rover'],
  ['landRover', 'Defender 110', 'Defender'],
  ['jeep', 'Grand', 'Grand Cherokee'],
  ['hyundai', 'Santa Fe 2.2 CRDi', 'Santa Fe'],
  ['hyundai', 'Ioniq Electric', 'Ioniq'],
  ['hyundai', 'Ioniq 5 AWD', 'Ioniq 5'],
  ['renault', 'Grand Scenic', 'Grand Scénic'],
  ['renault', 'Clio TCe 90', 'Clio'],
  ['citroen', '2CV6 Charleston', '2CV'],
  ['citroen', 'C4 Picasso', 'C4 Picasso'],
  ['citroen', 'C3 PureTech', 'C3'],
  ['ds', 'DS 3 Crossback', 'DS 3'],
  ['peugeot', '308 SW', '308'],
  ['peugeot', 'e-208', 'e-208'],
  ['mazda', 'MX 5 NA', 'MX-5'],
  ['mazda', 'Mazda 6 Sportwagon', '6'],
  ['honda', 'CR V 2.0', 'CR-V'],
  ['ford', 'C Max', 'C-Max'],
  ['ford', 'Transit Custom Kombi', 'Transit Custom'],
  ['nissan', 'X Trail dCi', 'X-Trail'],
  ['toyota', 'RAV 4 Hybrid', 'RAV4'],
  ['toyota', 'Yaris Cross', 'Yaris Cross'],
  ['mini', 'Cooper S', 'Cooper'],
  ['mini', 'Cooper SD Countryman', 'Countryman'],
  ['smart', 'for two', 'fortwo'],
  ['porsche', '911 Carrera 4S', '911'],
  ['fiat', '500 1.2 Lounge', '500'],
  ['fiat', '500X', '500X'],
  ['fiat', '124 Spider', '124 Spider'],
  ['opel', 'Astra Sports Tourer', 'Astra'],
  ['lexus', 'CT 200h', 'CT'],
  ['skoda', 'Škoda Octavia Combi 2.0 TDI', 'Octavia'],
];

const exported = fileURLToPath(new URL('../../../shared/data/kleinanzeigen-cars.csv', import.meta.url));

describe('the line of a car model', () => {
  it.each(models)('%s «%s» is %s', (brand, written, line) => {
    expect(fold(carModelLine(brand, written))).toBe(fold(line));
  });

  it('is the written text for an unknown make, or none', () => {
    expect(carModelLine('other', 'Aixam  City Pack')).toBe('Aixam City Pack');
    expect(carModelLine('constructor', 'X 1')).toBe('X 1');
  });

  it('is the written text when that names only an engine', () => {
    expect(carModelLine('volkswagen', '1.9 TDI')).toBe('1.9 TDI');
  });

  const brand = fc.constantFrom(...vehicleParameters.brand.choices);
  const written = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom(...models.map(([, model]) => model)),
  );

  it('is not empty for any model that is not, and fits the length limit of models', () => {
    fc.assert(
      fc.property(brand, written, (key, model) => {
        fc.pre(model.trim() !== '');
        const line = carModelLine(key, model);
        expect(line.trim()).not.toBe('');
        expect([...line].length).toBeLessThanOrEqual([...model].length + 20);
      }),
    );
  });

  it('is a fixed point: the line of a line is itself', () => {
    for (const [key, model] of models) {
      const line = carModelLine(key, model);
      expect(fold(carModelLine(key, line)), `${key} ${model}`).toBe(fold(line));
    }
  });

  it.runIf(existsSync(exported))('is the model of an export of used cars, which contains only lines', () => {
    const [head = '', ...rows] = readFileSync(exported, 'latin1').trim().split('\n');
    const columns = head.trim().split(',');
    const cells = (row: string) => row.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
    const pairs = new Set<string>();
    for (const row of rows) {
      const values = cells(row);
      if (values.length === columns.length)
        pairs.add(`${values[columns.indexOf('brand')]} ${values[columns.indexOf('model')]}`);
    }
    expect(pairs.size).toBeGreaterThan(100);
    for (const pair of pairs) {
      const [make = '', model = ''] = pair.split(' ');
      const choice = brandOf(make)?.choice;
      const name = modelName(model);
      if (choice === undefined || name === '' || model === 'grand' || model === 'santa') continue;
      expect(fold(carModelLine(choice, name)), pair).toBe(fold(name));
    }
  });
});
