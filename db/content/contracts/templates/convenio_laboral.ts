import type { ContractTemplate } from '../contract-template.ts';
import { blocks } from './convenio_laboral/blocks.ts';
import { checks } from './convenio_laboral/checks.ts';
import { fields, steps } from './convenio_laboral/fields.ts';

export const convenioLaboral = {
  id: 'convenio_laboral',
  name: 'Convenio laboral',
  description: 'Convenio de terminación de la relación de trabajo, con desglose de conceptos, para ratificarse ante el Centro de Conciliación.',
  category: 'LABOR',
  complexity: 'INTERMEDIATE',
  isPremium: false,
  numbering: 'ORDINAL',
  steps,
  fields,
  blocks,
  checks,
  formalities: [
    'El convenio se hace por escrito, con relación circunstanciada de los hechos y de los derechos que comprende, y se ratifica ante el Centro de Conciliación o el Tribunal, que lo aprueba si no contiene renuncia de derechos (artículo 33 de la Ley Federal del Trabajo).',
    'La cantidad se desglosa por salarios, prestaciones devengadas y participación en las utilidades (artículo 987).',
    'Si hay pagos diferidos, el convenio lleva una pena no menor que el salario diario por cada día de retraso (artículo 684-E, último párrafo).',
    'La baja ante el IMSS se comunica dentro de los cinco días hábiles siguientes (artículo 15, fracción I, de la Ley del Seguro Social).',
  ],
  samples: [
    {
      name: 'Mutuo consentimiento con pago único',
      jurisdiction: 'CDMX',
      values: {
        patron: [
          {
            kind: 'COMPANY', name: 'Comercializadora Ejemplo, S.A. de C.V.', nationality: 'mexicana', rfc: 'CEJ150203AB6', address: 'Avenida Ejemplo 100, colonia Centro, Cuauhtémoc, 06000, Ciudad de México',
            incorporation: 'la escritura 1,234 del 3 de febrero de 2015, notaría 10 de la Ciudad de México',
            representatives: [{ name: 'Laura Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada', instrument: 'la escritura 5,678 del 8 de enero de 2024, notaría 10 de la Ciudad de México' }],
          },
        ],
        trabajador: [
          {
            kind: 'PERSON', name: 'Luis Soto Ejemplo', gender: 'MALE', birthDate: '1988-03-10', nationality: 'mexicana', rfc: 'SOEL880310AB2', curp: 'SOEL880310HJCTJS01', idDocument: 'credencial para votar 9876543210',
            address: 'Calle Ejemplo 44, colonia Roma, Cuauhtémoc, 06700, Ciudad de México',
          },
        ],
        puesto: 'Vendedor de mostrador', fecha_ingreso: '2021-02-15', fecha_terminacion: '2026-11-30', causa: 'Mutuo consentimiento',
        motivo: 'El 16 de noviembre de 2026 las partes conversaron sobre el cierre de la sucursal Centro y acordaron terminar la relación, porque ninguna de las otras sucursales conviene al trabajador.',
        salario_diario: '420.00', salario_integrado: '443.59', monto: '58200.00',
        conceptos: [
          ['Salarios devengados', 'del 16 al 30 de noviembre de 2026', '6300.00'],
          ['Vacaciones proporcionales y pendientes', '22 días', '9240.00'],
          ['Prima vacacional', '25 %', '2310.00'],
          ['Aguinaldo proporcional', '334 días de 2026', '5764.93'],
          ['Gratificación por separación', 'convenida', '34585.07'],
        ],
        utilidades: 'Pendiente de determinar', forma_pago: 'Pago único', medio_pago: 'Transferencia bancaria',
        centro_conciliacion: 'Centro de Conciliación Laboral de la Ciudad de México', credito_vivienda: 'No', lugar_firma: 'la Ciudad de México', fecha_firma: '2026-11-30',
      },
    },
    {
      name: 'Arreglo por separación en parcialidades, persona extranjera',
      jurisdiction: 'JALISCO',
      values: {
        patron: [
          { kind: 'PERSON', name: 'Jorge Vargas Ejemplo', gender: 'MALE', birthDate: '1980-01-15', nationality: 'mexicana', maritalStatus: 'MARRIED_COMMUNITY', rfc: 'VAEJ800115ABA', curp: 'VAEJ800115HDFRJN05', address: 'Calle Ejemplo 12, Guadalajara, 44100, Jalisco' },
          {
            kind: 'COMPANY', name: 'Talleres Ejemplo, S.A. de C.V.', nationality: 'mexicana', rfc: 'IEJ200101AB1', address: 'Calle Ejemplo 14, Guadalajara, 44100, Jalisco',
            representatives: [{ name: 'Jorge Vargas Ejemplo', gender: 'MALE', capacity: 'administrador único', instrument: 'la escritura constitutiva' }],
          },
        ],
        trabajador: [
          { kind: 'PERSON', name: 'Camila Rojas Ejemplo', gender: 'FEMALE', birthDate: '1990-07-21', nationality: 'colombiana', migratoryDocument: 'tarjeta de residente permanente 55667788', idDocument: 'tarjeta de residente permanente 55667788', address: 'Calle Ejemplo 3, Zapopan, 45010, Jalisco' },
        ],
        nss: '04 15 90 2233 1', puesto: 'Jefa de taller', lugar_trabajo: 'Calle Ejemplo 14, Guadalajara, Jalisco', horario: 'diurna, de lunes a sábado, de 8:00 a 16:00 horas',
        fecha_ingreso: '2018-04-02', fecha_terminacion: '2026-10-31', causa: 'Arreglo de un conflicto por separación',
        motivo: 'La trabajadora afirma que fue separada sin causa el 31 de octubre de 2026; el patrón lo niega. Ambas partes prefieren arreglarse.',
        salario_diario: '600.00', salario_integrado: '633.70', monto: '180000.00',
        conceptos: [
          ['Indemnización de tres meses', '90 días de salario integrado', '57033.00'],
          ['Prima de antigüedad', '12 días por 8.58 años, sobre $600.00', '61776.00'],
          ['Vacaciones, prima vacacional y aguinaldo proporcionales', '2026', '17124.65'],
          ['Participación en las utilidades', 'ejercicio 2025', '10000.00'],
          ['Gratificación por separación', 'convenida', '34066.35'],
        ],
        deducciones: [['Impuesto sobre la renta', '12500.00'], ['Abono del Infonavit retenido', '2500.00']],
        utilidades: 'Incluida en este convenio', forma_pago: 'Parcialidades', exhibiciones: [['2026-12-04', '82500.00'], ['2027-01-15', '82500.00']], medio_pago: 'Cheque', pena_diaria: '700.00',
        bienes_devueltos: 'uniformes, gafete y llaves del taller', centro_conciliacion: 'Centro de Conciliación Laboral del Estado de Jalisco', numero_solicitud: 'GDL/CI/2026/012345',
        asesor: 'la licenciada Paula Mora Ejemplo, de la Procuraduría de la Defensa del Trabajo', credito_vivienda: 'Sí', lugar_firma: 'Guadalajara, Jalisco', fecha_firma: '2026-11-27',
      },
    },
  ],
} as const satisfies ContractTemplate;
