import type { ContractTemplate } from '../contract-template.ts';
import { blocks } from './poder_especial/blocks.ts';
import { checks } from './poder_especial/checks.ts';
import { fields, steps } from './poder_especial/fields.ts';

export const poderEspecial = {
  id: 'poder_especial',
  name: 'Poder especial para trámites',
  description: 'Carta poder, o proyecto de escritura, para que otra persona haga un trámite determinado en tu nombre.',
  category: 'CIVIL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'ORDINAL',
  steps,
  fields,
  blocks,
  checks,
  formalities: [
    'La carta poder ante dos testigos sin ratificar sólo basta si el negocio no excede de mil unidades (artículo 2556 del Código Civil Federal; el del Distrito Federal habla de la Unidad de Cuenta). El código federal menciona el salario mínimo; desde 2016 esas menciones se leen en UMA.',
    'Se requiere escritura pública o carta poder con las firmas de quien otorga y de los testigos ratificadas cuando el negocio excede ese valor o el acto debe constar en instrumento público (artículo 2555). La falta de forma anula el poder (artículo 2557).',
    'El mandato judicial se otorga en escritura pública o en escrito ratificado ante el juez (artículo 2586). Ante el fisco rige el artículo 19 del Código Fiscal de la Federación y ante la administración federal el 19 de la Ley Federal de Procedimiento Administrativo.',
    'En Jalisco y Nuevo León la forma depende de sus códigos civiles, que no están en el acervo: confírmala antes de firmar.',
    'Si se firma en el extranjero, se otorga ante cónsul mexicano o con apostilla o legalización.',
  ],
  samples: [
    {
      name: 'Trámite local en carta poder',
      jurisdiction: 'CDMX',
      values: {
        poderdante: [
          {
            kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', birthDate: '1992-05-14', nationality: 'mexicana', maritalStatus: 'SINGLE', occupation: 'contadora', rfc: 'RUEM920514ABA', curp: 'RUEM920514MDFZJR05',
            idDocument: 'credencial para votar 0123456789', address: 'Calle Ejemplo 25, colonia Doctores, Cuauhtémoc, 06720, Ciudad de México', email: 'mariana@ejemplo.mx',
          },
        ],
        apoderado: [
          { kind: 'PERSON', name: 'Luis Soto Ejemplo', gender: 'MALE', birthDate: '1988-03-10', nationality: 'mexicana', rfc: 'SOEL880310AB2', curp: 'SOEL880310HJCTJS01', idDocument: 'credencial para votar 9876543210', address: 'Calle Ejemplo 44, colonia Roma, Cuauhtémoc, 06700, Ciudad de México' },
        ],
        tramite: 'Solicitar, pagar y recoger el duplicado de la tarjeta de circulación del vehículo con placas ABC-123-D, así como aclarar los adeudos que aparezcan en el registro vehicular.',
        autoridad: 'Secretaría de Movilidad de la Ciudad de México', ambito: 'Administrativo local', valor_negocio: '2500.00', acto_instrumento: 'No', recibir_pagos: 'No', sustitucion: 'No', vigencia: '2027-03-31', irrevocable: 'No',
        forma: 'Carta poder ante dos testigos', lugar_firma: 'Ciudad de México', fecha_firma: '2026-11-27',
        testigos: [
          { kind: 'PERSON', name: 'Sofía Luna Ejemplo', gender: 'FEMALE', idDocument: 'credencial para votar 1111222233', address: 'Calle Ejemplo 8, Ciudad de México' },
          { kind: 'PERSON', name: 'Raúl Mena Ejemplo', gender: 'MALE', idDocument: 'credencial para votar 4444555566', address: 'Calle Ejemplo 9, Ciudad de México' },
        ],
      },
    },
    {
      name: 'Varios poderdantes, empresa y escritura pública',
      jurisdiction: 'NUEVO_LEON',
      values: {
        poderdante: [
          { kind: 'PERSON', name: 'Jorge Vargas Ejemplo', gender: 'MALE', birthDate: '1980-01-15', nationality: 'mexicana', maritalStatus: 'MARRIED_COMMUNITY', rfc: 'VAEJ800115ABA', curp: 'VAEJ800115HDFRJN05', idDocument: 'pasaporte G12345678', address: 'Calle Ejemplo 12, Monterrey, 64000, Nuevo León' },
          {
            kind: 'COMPANY', name: 'Inmobiliaria Ejemplo, S.A. de C.V.', nationality: 'mexicana', rfc: 'IEJ200101AB1', address: 'Calzada Ejemplo 300, Monterrey, 64000, Nuevo León', incorporation: 'la escritura 4,321 del 1 de enero de 2020, notaría 5 de Monterrey',
            representatives: [{ name: 'Ana Gómez Ejemplo', gender: 'FEMALE', capacity: 'administradora única', instrument: 'la escritura constitutiva' }],
          },
        ],
        apoderado: [
          { kind: 'PERSON', name: 'Claire O\'Neill Ejemplo', gender: 'FEMALE', birthDate: '1990-02-11', nationality: 'irlandesa', migratoryDocument: 'tarjeta de residente permanente 99887766', idDocument: 'pasaporte PX7654321', address: 'Calle Ejemplo 7, Monterrey, 64000, Nuevo León' },
          { kind: 'PERSON', name: 'Camila Rojas Ejemplo', gender: 'FEMALE', birthDate: '1990-07-21', nationality: 'mexicana', idDocument: 'credencial para votar 7777888899', address: 'Calle Ejemplo 3, Monterrey, 64000, Nuevo León' },
        ],
        actuacion: 'Sólo conjuntamente',
        tramite: 'Firmar ante notario la escritura de compraventa del inmueble ubicado en Calle Ejemplo 77, Monterrey, folio real 123456, por un precio no menor de $4,500,000.00, y entregar la posesión.',
        autoridad: 'la notaría pública que elija el comprador y el Registro Público de la Propiedad de Nuevo León', ambito: 'Ante particulares', valor_negocio: '4500000.00', acto_instrumento: 'Sí',
        facultades: 'Podrán vender el inmueble descrito en el objeto. El precio se pagará por transferencia a la cuenta de los poderdantes.', recibir_pagos: 'No', sustitucion: 'Sí', irrevocable: 'Sí',
        contrato_origen: 'contrato de promesa de compraventa del 3 de noviembre de 2026, cláusula quinta.', retribucion: '25000.00', forma: 'Escritura pública', lugar_firma: 'Monterrey, Nuevo León',
      },
    },
  ],
} as const satisfies ContractTemplate;
