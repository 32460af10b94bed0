import { body, book, european, HEAD, latin, money, plain, testLists, text, webPage } from './testing/supplier-list.ts';

// Tables of web pages, which programs save with the name of a workbook.

testLists({
  'a web page with the name of a workbook': () => ({ bytes: book([HEAD, ...plain], 'html'), clave: 0, precio: 2 }),
  'a web page with a merged title and non-breaking spaces': () => ({
    bytes: text(
      `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table><tr><td colspan=3><b>FERRETERA DEL NORTE</b></td></tr><tr><th>Clave</th><th>Descripci&oacute;n</th><th>Precio</th></tr>${body(({ clave, nombre, pesos }) => [`<tr><td>${clave}</td><td>${nombre}&nbsp;</td><td>$&nbsp;${money(pesos)}</td></tr>`]).join('')}</table></body></html>`,
    ),
    clave: 0,
    precio: 2,
  }),
  'a web page with named and numbered entities': () => ({
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
  'the price of before, crossed out beside the price of now': () => ({
    bytes: text(
      webPage([
        ['Clave', 'Producto', 'Precio'],
        ...body(({ clave, nombre, pesos }) => [
          clave,
          nombre,
          `<del style="color:gray">$${money(pesos * 1.25)}</del> <b>$${money(pesos)}</b>`,
        ]),
      ]),
    ),
    clave: 0,
    precio: 2,
  }),
  'centavos in small digits without a point': () => ({
    bytes: text(
      webPage([
        ['Clave', 'Producto', 'Precio'],
        ...body(({ clave, nombre, pesos }) => {
          const [whole, centavos] = money(pesos).split('.');
          return [clave, nombre, `$${whole}<small>${centavos}</small>`];
        }),
      ]),
    ),
    clave: 0,
    precio: 2,
  }),
  'nested tables': () => ({
    bytes: text(
      `<table><tr><td>${webPage([['Logo']])}</td></tr><tr><td>${webPage([HEAD, ...plain])}</td></tr></table>`,
    ),
    clave: 0,
    precio: 2,
  }),
  'titles over two columns and two rows of a web page': () => ({
    bytes: text(
      webPage(
        body(({ clave, nombre, pesos }) => [clave, nombre, (pesos * 0.7).toFixed(2), pesos.toFixed(2)]),
        '<tr><th rowspan=2>Clave</th><th rowspan=2>Descripción</th><th colspan=2>Precio</th></tr><tr><th>Mayoreo</th><th>Público</th></tr>',
      ),
    ),
    clave: 0,
    precio: 3,
  }),
});
