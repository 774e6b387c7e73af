/**
 * Catalogues of the SAT, with its own names and without the full stops at their ends.
 * @source catCFDI (Anexo 20, CFDI 4.0): c_RegimenFiscal, c_UsoCFDI, c_FormaPago, in force since 2022-01-01.
 */

/** c_RegimenFiscal: code, name, and whether natural (F) or legal persons (M) may have it. */
export const fiscalRegimes = [
  ['601', 'General de Ley Personas Morales', 'M'],
  ['603', 'Personas Morales con Fines no Lucrativos', 'M'],
  ['605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', 'F'],
  ['606', 'Arrendamiento', 'F'],
  ['607', 'Régimen de Enajenación o Adquisición de Bienes', 'F'],
  ['608', 'Demás ingresos', 'F'],
  ['610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', 'FM'],
  ['611', 'Ingresos por Dividendos (socios y accionistas)', 'F'],
  ['612', 'Personas Físicas con Actividades Empresariales y Profesionales', 'F'],
  ['614', 'Ingresos por intereses', 'F'],
  ['615', 'Régimen de los ingresos por obtención de premios', 'F'],
  ['616', 'Sin obligaciones fiscales', 'F'],
  ['620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', 'M'],
  ['621', 'Incorporación Fiscal', 'F'],
  ['622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', 'M'],
  ['623', 'Opcional para Grupos de Sociedades', 'M'],
  ['624', 'Coordinados', 'M'],
  ['625', 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas', 'F'],
  ['626', 'Régimen Simplificado de Confianza', 'FM'],
] as const;

const BUSINESS = '601 603 606 612 620 621 622 623 624 625 626';
const PERSONAL = '605 606 607 608 611 612 614 615 625';

/** c_UsoCFDI: code, name, regimes with which it is allowed. Without CN01 (payroll) and CP01 (payment receipts). */
export const cfdiUses = [
  ['G01', 'Adquisición de mercancías', BUSINESS],
  ['G02', 'Devoluciones, descuentos o bonificaciones', `${BUSINESS} 616`],
  ['G03', 'Gastos en general', BUSINESS],
  ['I01', 'Construcciones', BUSINESS],
  ['I02', 'Mobiliario y equipo de oficina por inversiones', BUSINESS],
  ['I03', 'Equipo de transporte', BUSINESS],
  ['I04', 'Equipo de cómputo y accesorios', BUSINESS],
  ['I05', 'Dados, troqueles, moldes, matrices y herramental', BUSINESS],
  ['I06', 'Comunicaciones telefónicas', BUSINESS],
  ['I07', 'Comunicaciones satelitales', BUSINESS],
  ['I08', 'Otra maquinaria y equipo', BUSINESS],
  ['D01', 'Honorarios médicos, dentales y gastos hospitalarios', PERSONAL],
  ['D02', 'Gastos médicos por incapacidad o discapacidad', PERSONAL],
  ['D03', 'Gastos funerales', PERSONAL],
  ['D04', 'Donativos', PERSONAL],
  ['D05', 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)', PERSONAL],
  ['D06', 'Aportaciones voluntarias al SAR', PERSONAL],
  ['D07', 'Primas por seguros de gastos médicos', PERSONAL],
  ['D08', 'Gastos de transportación escolar obligatoria', PERSONAL],
  ['D09', 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones', PERSONAL],
  ['D10', 'Pagos por servicios educativos (colegiaturas)', PERSONAL],
  ['S01', 'Sin efectos fiscales', '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626'],
] as const;

/** c_FormaPago, without 99 («Por definir»), which goes with a payment that is still to come. */
export const cfdiPaymentForms = [
  ['01', 'Efectivo'],
  ['02', 'Cheque nominativo'],
  ['03', 'Transferencia electrónica de fondos'],
  ['04', 'Tarjeta de crédito'],
  ['05', 'Monedero electrónico'],
  ['06', 'Dinero electrónico'],
  ['08', 'Vales de despensa'],
  ['12', 'Dación en pago'],
  ['13', 'Pago por subrogación'],
  ['14', 'Pago por consignación'],
  ['15', 'Condonación'],
  ['17', 'Compensación'],
  ['23', 'Novación'],
  ['24', 'Confusión'],
  ['25', 'Remisión de deuda'],
  ['26', 'Prescripción o caducidad'],
  ['27', 'A satisfacción del acreedor'],
  ['28', 'Tarjeta de débito'],
  ['29', 'Tarjeta de servicios'],
  ['30', 'Aplicación de anticipos'],
  ['31', 'Intermediario pagos'],
] as const;
