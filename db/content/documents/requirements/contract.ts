import type { RequirementBasis, RequirementData } from './requirement.ts';

const ccf = (article: string, reason: string): RequirementBasis => ({ law: 'ccf', article, reason });
const lft = (article: string, reason: string): RequirementBasis => ({ law: 'lft', article, reason });

export const contractRequirements: readonly RequirementData[] = [
  {
    code: 'contract.parties',
    label: 'Quiénes contratan',
    check: 'PARTIES',
    basis: [ccf('1794', 'Para que exista el contrato se requiere consentimiento.')],
  },
  {
    code: 'contract.object',
    label: 'El objeto, determinado o determinable',
    met: [/\bobjeto\b|se obligan?|\bda en\b|\bvende\b|prestar|entrega|suministr|construir|hacer/],
    basis: [
      ccf('1794', 'Para que exista el contrato se requiere un objeto que pueda ser su materia.'),
      ccf('1825', 'La cosa objeto del contrato debe ser determinada o determinable.'),
    ],
  },
  {
    code: 'contract.courts',
    label: 'Tribunales o forma de resolver diferencias (práctica)',
    check: 'COURTS',
    basis: [],
  },
  { code: 'contract.date', label: 'Fecha de firma (práctica)', check: 'SIGNED_ON', basis: [] },
  {
    code: 'contract.signature',
    label: 'Las firmas de quienes se obligan',
    check: 'SIGNATURE',
    basis: [ccf('1834', 'Cuando se exige la forma escrita, firman todas las personas que se obligan.')],
  },
  {
    code: 'contract.lease.rent',
    label: 'La renta, cierta y determinada',
    met: [/\brentas?\b|precio del arrendamiento|pension rentistica/],
    contracts: ['LEASE'],
    basis: [
      ccf('2398', 'Quien arrienda paga por el uso o goce un precio cierto.'),
      ccf('2399', 'La renta puede ser dinero u otra cosa equivalente, cierta y determinada.'),
    ],
  },
  {
    code: 'contract.lease.term',
    label: 'El plazo del arrendamiento',
    met: [/\bplazo\b|vigencia|termino|duracion|(?:un|dos|tres|cuatro|cinco|diez) anos?|meses/],
    contracts: ['LEASE'],
    basis: [ccf('2398', 'El arrendamiento no puede exceder de diez años para habitación ni de veinte para comercio o industria.')],
  },
  {
    code: 'contract.lease.use',
    label: 'El uso que se dará a la cosa',
    met: [/\buso\b|destin|habitacion|comercial|giro/],
    contracts: ['LEASE'],
    basis: [ccf('2425', 'El arrendatario usa la cosa sólo para lo convenido o conforme a su naturaleza.')],
  },
  {
    code: 'contract.sale.price',
    label: 'El precio, cierto y en dinero',
    met: [/precio|por la cantidad de|valor de/],
    contracts: ['SALE'],
    basis: [ccf('2248', 'Hay compraventa cuando se paga un precio cierto y en dinero.')],
  },
  {
    code: 'contract.loan.sum',
    label: 'La cantidad que se presta',
    met: [/cantidad|suma|importe|capital|\$/],
    contracts: ['LOAN'],
    basis: [ccf('2384', 'El mutuario se obliga a devolver otro tanto de la misma especie y calidad.')],
  },
  {
    code: 'contract.employment.particulars',
    label: 'Generales del trabajador: nacionalidad, edad, estado civil, CURP, RFC, domicilio',
    met: [/curp|clave unica|registro federal|rfc/],
    near: [/nacid[oa]|edad|estado civil|domicilio/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción I pide nombre, nacionalidad, edad, sexo, estado civil, CURP, RFC y domicilio.')],
  },
  {
    code: 'contract.employment.duration',
    label: 'Si la relación es por tiempo indeterminado, determinado, obra o temporada',
    met: [/tiempo (?:in)?determinado|obra determinada|temporada|capacitacion inicial|duracion/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción II pide decir la duración y, en su caso, el periodo de prueba.'), lft('35', 'A falta de estipulación la relación es por tiempo indeterminado.')],
  },
  {
    code: 'contract.employment.service',
    label: 'El servicio que se prestará',
    met: [/puesto|servicios?|funciones|labores|categoria/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción III pide determinar el servicio con la mayor precisión posible.')],
  },
  {
    code: 'contract.employment.place',
    label: 'El lugar de trabajo',
    met: [/(?:lugar|centro|domicilio|taller|planta|sucursal|oficinas?|establecimiento|instalaciones|linea)\b/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción IV pide el lugar o lugares donde deba prestarse el trabajo.')],
  },
  {
    code: 'contract.employment.hours',
    label: 'La jornada',
    met: [/jornada|horario|\bhoras\b/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción V pide la duración de la jornada.'), lft('61', 'La jornada diurna dura a lo más ocho horas.')],
    missing: {
      severity: 'MEDIUM',
      message: 'El contrato de trabajo no dice la jornada.',
      why: 'La ley pide que conste por escrito, y la falta se imputa al patrón.',
      suggestion: 'La jornada será de ___ a ___ horas, de ______ a ______.',
    },
  },
  {
    code: 'contract.employment.wage',
    label: 'La forma y el monto del salario',
    met: [/salario|sueldo|jornal/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción VI pide la forma y el monto del salario.')],
    missing: {
      severity: 'HIGH',
      message: 'El contrato de trabajo no dice el salario.',
      why: 'La ley pide que conste por escrito, y la falta se imputa al patrón.',
      suggestion: 'El salario será de $______ (______ pesos 00/100 M.N.) diarios.',
    },
  },
  {
    code: 'contract.employment.payday',
    label: 'El día y el lugar del pago del salario',
    met: [/(?:pagara|pagado|pago|pagar)[^.;]{0,120}(?:viernes|sabado|lunes|jueves|dia|quincen|seman|transferencia|deposito|cuenta)|(?:viernes|sabado|quincen|semanal)[^.;]{0,80}pag/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción VII pide el día y el lugar de pago del salario.')],
  },
  {
    code: 'contract.employment.rest',
    label: 'Descansos, vacaciones y demás condiciones',
    met: [/descanso|vacaciones|aguinaldo|prestaciones/],
    contracts: ['EMPLOYMENT'],
    basis: [lft('25', 'La fracción IX pide días de descanso, vacaciones y lo demás que convengan.')],
  },
  {
    code: 'contract.services.fee',
    label: 'La retribución',
    met: [/honorarios|contraprestacion|retribucion|precio|pago|pagara|tarifa|cuota/],
    contracts: ['SERVICES', 'WORKS', 'TRANSPORT', 'SUPPLY'],
    basis: [ccf('2606', 'Quien presta y quien recibe servicios profesionales pueden fijar la retribución de común acuerdo.')],
  },
];
