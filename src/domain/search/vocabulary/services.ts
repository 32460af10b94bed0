/** What people ask of the shop itself. The columns are those of the machines. Nothing leads to `contacto`, which is a socket too. */
export const SERVICES = `
ubicación | dirección, domicilio, sucursal, tienda | ubicado, ubicados, donde, dónde están, dónde quedan, dónde se encuentran, cómo llegar, cómo llego, llegar, mapa, maps, google maps, colonia, calle, estacionamiento, sucursales, tienda física, se encuentran | hubicacion, direcion, ubicasion
horario | horario de atención | hora, horas, abren, abierto, abierta, cierran, cerrado, cierra, abre, domingo, sábado, lunes, festivo, días festivos, atienden | orario, horarrio
factura | facturación, cfdi | facturan, facturar, facturo, rfc, fiscal, nota fiscal, comprobante fiscal, régimen fiscal, sat, xml, deducible | fatura, facturasion
envío | entrega a domicilio, entrega | envían, enviar, entregan, entregar, mandan, mandar, flete, paquetería, servicio a domicilio, a domicilio, mandan a domicilio, reparto, shipping, foráneo, llevan | enbio, emvio, envió
pago | forma de pago, formas de pago | pagar, tarjeta, efectivo, transferencia, débito, meses sin intereses, mensualidades, msi, crédito, financiamiento, paypal, depósito, aceptan tarjeta, a meses, abonos, apartado, apartar, spei | pagos
devolución | cambio y devolución, devoluciones | devolver, cambiar, cambio, regresar, reembolso, regreso de producto | debolucion, devolusion | hoja broca
garantía | | garantizado, póliza, hacer válida, salió mala, salió defectuoso, defecto, defectuoso, vino roto, warranty | garantia, garamtia, garrantia
reparación | servicio técnico, centro de servicio, taller de servicio, taller de reparación | reparan, reparar, arreglan, arreglar, arreglo, componen, componer, compostura, reparo, descompuesto, descompuesta, no prende, no enciende, no funciona, no sirve, se quemó, falla, mantenimiento, taller, técnico, diagnóstico, servicio | reparasion, reparacion
centro de experiencia | demostración, experiencia | probar, prueba, probarla, demo, showroom, exhibición, sala de exhibición, prueba de herramienta | esperiencia
cotización | cotizar, presupuesto | cotizan, cotizo, coticen, costo, cuesta, cuestan, vale, valen, cuánto cuesta, cuánto vale, cuánto sale, precio, precios, lista de precios, proforma, quote | cotisacion, cotisar, cotización
whatsapp | | contacto, teléfono, correo, llamar, marcar, número de teléfono, hablar, comunicarme, asesor, vendedor, email, mail, wasap, wats app, mensaje, llamada, atención a clientes, atender, guasap, celular de la tienda | whatsap, telefno, telfono
outlet | | oferta, promoción, descuento, remate, rebaja, liquidación, saldos, seminuevo, usado, segunda mano | autlet, oulet
preguntas frecuentes | cómo comprar | faq, ayuda, dudas, preguntas, pedido, cómo pedir, cómo hago un pedido, pasos para comprar, comprar en línea, mayoreo
tutorial | guía | cómo elegir, cómo usar, instrucciones, manual, video, videos, consejos, tips, aprender, curso, elegir, escoger | tutoriales
`;
