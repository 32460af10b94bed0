import { utils, write } from 'xlsx';
import {
  body,
  book,
  european,
  HEAD,
  ITEMS,
  latin,
  lines,
  merge,
  money,
  plain,
  TITLE,
  testLists,
  text,
  webPage,
  withIva,
} from './testing/supplier-list.ts';

// What programs and hands make of a list, besides the plain ones of `supplier-lists.test.ts`.

testLists({
  'as Aspel SAE exports it': () => ({
    bytes: book([
      ['CVE_ART', 'DESCR', 'LIN_ART', 'UNI_MED', 'EXIST', 'ULT_COSTO', 'PRECIO1', 'PRECIO2'],
      ...body(({ clave, nombre, pesos }, at) => [clave, nombre, 'HERR', 'PZ', at, pesos * 0.6, pesos, pesos * 0.8]),
    ]),
    clave: 0,
    precio: { first: 6 },
  }),
  'as Contpaqi exports it': () => ({
    bytes: book([
      ['Código', 'Nombre', 'Precio 1', 'Precio 2', 'Precio 3'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 0.8, pesos * 0.7]),
    ]),
    clave: 0,
    precio: { first: 2 },
  }),
  'wholesale, half wholesale and public, by code': () => ({
    key: 'corta',
    bytes: book([
      TITLE,
      [],
      ['CÓDIGO', 'CLAVE', 'DESCRIPCIÓN', 'CAJA', 'MASTER', 'MAYOREO', 'MEDIO MAYOREO', 'PÚBLICO'],
      ['TALADROS'],
      ...body(({ corta, clave, nombre, pesos }) => [corta, clave, nombre, 6, 24, pesos * 0.8, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: { first: 7 },
  }),
  'by the box and by the piece': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Pzas x caja', 'Precio caja', 'Precio pieza'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, 12, pesos * 12, pesos]),
    ]),
    clave: 0,
    precio: 4,
  }),
  'cash and credit': () => ({
    bytes: book([
      ['Clave', 'Artículo', 'Contado', 'Crédito'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos, pesos * 1.1]),
    ]),
    clave: 0,
    precio: { first: 2 },
  }),
  'a dollar sign for a title': () => ({
    bytes: book([['Clave', 'Artículo', '$'], ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos])]),
    clave: 0,
    precio: 2,
  }),
  'titles that nobody knows': () => ({
    bytes: book([['Clabe', 'Descripsion', 'Presio'], ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos])]),
    clave: 0,
    precio: 2,
  }),
  'a web page with merged titles and hard blanks': () => ({
    bytes: text(
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table><tr><td colspan=3><b>FERRETERA DEL NORTE</b></td></tr><tr><th>Clave</th><th>Descripci&oacute;n</th><th>Precio</th></tr>${body(({ clave, nombre, pesos }) => [`<tr><td>${clave}</td><td>${nombre}&nbsp;</td><td>$&nbsp;${money(pesos)}</td></tr>`]).join('')}</table></body></html>`,
    ),
    clave: 0,
    precio: 2,
  }),
  'quotes with blanks before and behind them': () => ({
    bytes: text(
      [
        '"Clave" , "Producto" , "Precio"',
        ...body(({ clave, nombre, pesos }) => [
          `"${clave}" , "${nombre.replaceAll('"', '""')}, caja" , "${money(pesos)}"`,
        ]),
      ].join('\r\n'),
    ),
    clave: 0,
    precio: 2,
  }),
  'a web page that spells letters and signs by name and number': () => ({
    bytes: text(
      `<table><tr><th>C&oacute;digo</th><th>Descripci&#243;n</th><th>Precio p&uacute;blico</th></tr>${body(({ clave, nombre, pesos }) => [`<tr><td>${clave}</td><td>${nombre}</td><td>&#36;${money(pesos)}</td></tr>`]).join('')}</table>`,
    ),
    clave: 0,
    precio: 2,
  }),
  'a web page with decimals by comma': () => ({
    bytes: text(
      webPage([
        ['Clave', 'Producto', 'Precio'],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, european(pesos)]),
      ]),
    ),
    clave: 0,
    precio: 2,
  }),
  'a web page in Latin 1': () => ({
    bytes: latin(
      `<html><head><meta charset="iso-8859-1"></head>${webPage([['Código', 'Descripción', 'Precio público'], ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos.toFixed(2)])])}`,
    ),
    clave: 0,
    precio: 2,
  }),
  'a web page of claves with zeros': () => ({
    key: 'corta',
    bytes: text(
      webPage([
        ['Código', 'Producto', 'Precio'],
        ...body(({ corta, nombre, pesos }) => [corta, nombre, pesos.toFixed(2)]),
      ]),
    ),
    clave: 0,
    precio: 2,
  }),
  'XML of Excel 2003 that begins somewhere else': () => ({
    key: 'corta',
    bytes: text(
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table><Row ss:Index="4"><Cell ss:Index="2"><Data ss:Type="String">Código</Data></Cell><Cell><Data ss:Type="String">Producto</Data></Cell><Cell><Data ss:Type="String">Precio</Data></Cell></Row>${body(({ corta, nombre, pesos }) => [`<Row><Cell ss:Index="2"><Data ss:Type="String">${corta}</Data></Cell><Cell><Data ss:Type="String">${nombre.replace(/"/g, '&quot;')}</Data></Cell><Cell><Data ss:Type="Number">${pesos}</Data></Cell></Row>`]).join('')}</Table></Worksheet></Workbook>`,
    ),
    clave: 1,
    precio: 3,
  }),
  'M.N. + I.V.A. in the cells': () => ({
    bytes: text(
      lines([HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, `$ ${money(pesos)} M.N. + I.V.A.`])], ';'),
    ),
    clave: 0,
    precio: 2,
    iva: 'mas',
    expected: withIva,
  }),
  'a letterhead of thirty rows': () => ({
    bytes: book([
      ...Array.from({ length: 30 }, (_, at) => [
        `Renglón ${at} de avisos`,
        at % 3 ? null : 'Precios con vigencia',
        at % 5 ? null : 2026,
      ]),
      HEAD,
      ...plain,
    ]),
    clave: 0,
    precio: 2,
  }),
  'titles on three lines, without and with IVA': () => ({
    bytes: book([
      ['LISTA', null, null, null],
      ['CLAVE', 'DESCRIPCIÓN', 'PRECIO', 'PRECIO'],
      ['', '', 'SIN IVA', 'CON IVA'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 1.16, pesos]),
    ]),
    clave: 0,
    precio: { first: 3 },
  }),
  'printed by pages': () => ({
    bytes: book([
      HEAD,
      ...plain.slice(0, 10),
      ['Página 1 de 3'],
      TITLE,
      HEAD,
      ...plain.slice(10, 20),
      ['Página 2 de 3'],
      TITLE,
      HEAD,
      ...plain.slice(20),
    ]),
    clave: 0,
    precio: 2,
  }),
  'quantity and amount': () => ({
    bytes: book([
      ['Cant.', 'Clave', 'Descripción', 'P. Unitario', 'Importe'],
      ...body(({ clave, nombre, pesos }) => [10, clave, nombre, pesos, pesos * 10]),
    ]),
    clave: 1,
    precio: { first: 3 },
  }),
  'list price, discount, net': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio lista', 'Desc.', 'Precio neto'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos / 0.7, 0.3, pesos]),
    ]),
    clave: 0,
    precio: { first: 4 },
  }),
  'in English': () => ({
    bytes: book([
      ['Item #', 'Description', 'UPC', 'List Price', 'MAP'],
      ...body(({ clave, nombre, ean, pesos }) => [clave, nombre, Number(ean), pesos, pesos * 0.9]),
    ]),
    clave: 0,
    precio: 3,
  }),
  'cells of several lines': () => ({
    bytes: text(
      lines(
        [
          HEAD,
          ...body(({ clave, nombre, pesos }) => [clave, `${nombre}\n  marca TENAZ, "extra"`, ` $${money(pesos)} `]),
        ],
        ',',
      ).replace(/(^|\r\n)([^,]+),([^"][^,]*\n[^,]*),/g, '$1$2,"$3",'),
    ),
    clave: 0,
    precio: 2,
  }),
  'blank lines, and signs after the last column': () => ({
    bytes: text(
      `\r\n\r\n${lines([HEAD, ...plain], ',')
        .split('\r\n')
        .map((l) => l + ',,,')
        .join('\r\n\r\n')}\r\n`,
    ),
    clave: 0,
    precio: 2,
  }),
  'claves as hands write them': () => ({
    bytes: book([
      HEAD,
      ...body(({ clave, nombre, pesos }) => [`  ${clave.toLowerCase().replace('-', '\u2013')}\u00a0`, nombre, pesos]),
    ]),
    clave: 0,
    precio: 2,
  }),
  'our code and the supplier’s': () => ({
    bytes: book([
      ['Código interno', 'Código proveedor', 'Descripción', 'Precio venta'],
      ...body(({ clave, nombre, pesos }, at) => [`INT${at}`, clave, nombre, pesos]),
    ]),
    clave: 1,
    precio: 3,
  }),
  'two months side by side': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio oct', 'Precio nov'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.9, pesos]),
    ]),
    clave: 0,
    precio: { first: 3 },
  }),
  'sections with numbers in their names': () => ({
    bytes: book([
      HEAD,
      ['LÍNEA 200 TORNILLERÍA'],
      ...plain.slice(0, 12),
      ['PVC 1/2" Y 3/4"', null, null],
      ...plain.slice(12),
    ]),
    clave: 0,
    precio: 2,
  }),
  'a section written into every cell': () => ({
    bytes: book([HEAD, ['HERRAMIENTA', 'HERRAMIENTA', 'HERRAMIENTA'], ...plain]),
    clave: 0,
    precio: 2,
  }),
  'symbolic links': () => ({
    bytes: new Uint8Array(
      Buffer.from(
        write(
          { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet([HEAD, ...plain.map((r) => [...r])]) } },
          { type: 'binary', bookType: 'sylk' },
        ),
        'latin1',
      ),
    ),
    clave: 0,
    precio: 2,
  }),
  'printed to a file, in columns of blanks': () => ({
    bytes: text(
      ITEMS.map(({ clave, nombre, pesos }) => clave.padEnd(12) + nombre.padEnd(30) + money(pesos).padStart(12)).join(
        '\r\n',
      ),
    ),
    clave: 0,
    precio: 2,
  }),
  'the currency sign in a cell of its own': () => ({
    bytes: book(
      [
        ['Clave', 'Descripción', null, 'Precio', null],
        ...body(({ clave, nombre, pesos }) => [clave, nombre, null, '$', pesos]),
      ],
      'xlsx',
      (s) => {
        s['!merges'] = [merge(0, 3, 0, 4), merge(0, 1, 0, 2)];
      },
    ),
    clave: 0,
    precio: 4,
  }),
  'thousands by comma and no decimals at all': () => ({
    bytes: text(
      lines(
        [HEAD, ...body(({ clave, nombre, pesos }) => [clave, nombre, Math.round(pesos).toLocaleString('en-US')])],
        ';',
      ),
    ),
    clave: 0,
    precio: 2,
    expected: ITEMS.map(({ pesos }) => Math.round(pesos) * 100),
  }),
  'what dealers pay beside the public price': () => ({
    bytes: book([
      ['Clave', 'Descripción', 'Precio distribuidor', 'Precio público'],
      ...body(({ clave, nombre, pesos }) => [clave, nombre, pesos * 0.6, pesos]),
    ]),
    clave: 0,
    precio: { first: 3 },
  }),
});
