import type { SampleParty, TemplateSample } from '../../contract-template.ts';

const ana: SampleParty = {
  kind: 'PERSON', name: 'Ana Gómez Ejemplo', gender: 'FEMALE', birthDate: '1985-06-30', nationality: 'mexicana', maritalStatus: 'SINGLE', occupation: 'arquitecta', rfc: 'GOEA850630AB2', curp: 'GOEA850630MDFMJN08',
  idDocument: 'credencial para votar 5555666677', address: 'Calle Ejemplo 31, colonia Juárez, Cuauhtémoc, 06600, Ciudad de México', email: 'ana@ejemplo.mx',
};
const luis: SampleParty = {
  kind: 'PERSON', name: 'Luis Soto Ejemplo', gender: 'MALE', birthDate: '1988-03-10', nationality: 'mexicana', maritalStatus: 'MARRIED_SEPARATE', occupation: 'ingeniero civil', rfc: 'SOEL880310AB2', curp: 'SOEL880310HJCTJS01',
  idDocument: 'credencial para votar 9876543210', address: 'Calle Ejemplo 44, colonia Roma, Cuauhtémoc, 06700, Ciudad de México', email: 'luis@ejemplo.mx',
};
const mariana: SampleParty = {
  kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', birthDate: '1992-05-14', nationality: 'mexicana', maritalStatus: 'SINGLE', occupation: 'contadora', rfc: 'RUEM920514ABA', curp: 'RUEM920514MDFZJR05',
  idDocument: 'credencial para votar 0123456789', address: 'Calle Ejemplo 25, colonia Doctores, Cuauhtémoc, 06720, Ciudad de México',
};

export const samples: readonly TemplateSample[] = [
  {
    name: 'Anónima con dos socios',
    jurisdiction: 'CDMX',
    values: {
      denominacion: 'Desarrollos Ejemplo', tipo_social: 'S.A. de C.V.', autorizacion_nombre: 'A202611230000000001',
      objeto_social: 'El diseño, la construcción y la remodelación de inmuebles.\nLa compra y venta de materiales para construcción.', domicilio: 'la Ciudad de México', extranjeros: 'Admisión',
      socios: [ana, luis], capital_social: '100000.00', valor_nominal: '100.00',
      aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '60000.00', '60000.00'], ['Luis Soto Ejemplo', 'Dinero', '40000.00', '40000.00']],
      administracion: 'Administrador único', administradores: [ana], comisario: [mariana], dominio_con_acuerdo: 'Sí', medios_electronicos: 'Sí', restriccion_transmision: 'Sí', acompanamiento: 'No',
      delegado: 'la licenciada Paula Mora Ejemplo', lugar_firma: 'la Ciudad de México', fecha_firma: '2026-12-01',
    },
  },
  {
    name: 'Promotora de inversión con empresa y socio extranjero',
    jurisdiction: 'NUEVO_LEON',
    values: {
      denominacion: 'Tecnología "Ñandú" Ejemplo', tipo_social: 'S.A.P.I. de C.V.', autorizacion_nombre: 'A202611230000000002',
      objeto_social: 'El desarrollo y la comercialización de programas de cómputo.', domicilio: 'San Pedro Garza García, Nuevo León', duracion_anios: '99', extranjeros: 'Admisión',
      socios: [
        ana,
        { kind: 'PERSON', name: 'Claire O\'Neill Ejemplo', gender: 'FEMALE', birthDate: '1990-02-11', nationality: 'irlandesa', migratoryDocument: 'tarjeta de residente permanente 99887766', maritalStatus: 'MARRIED_SEPARATE', rfc: 'OEEC900211AB3', idDocument: 'pasaporte PX7654321', address: 'Calle Ejemplo 7, Monterrey, 64000, Nuevo León' },
        {
          kind: 'COMPANY', name: 'Inversiones Ejemplo, S.A. de C.V.', nationality: 'mexicana', rfc: 'IEJ200101AB1', address: 'Calzada Ejemplo 300, Monterrey, 64000, Nuevo León', incorporation: 'la escritura 4,321 del 1 de enero de 2020, notaría 5 de Monterrey',
          representatives: [{ name: 'Jorge Vargas Ejemplo', gender: 'MALE', capacity: 'administrador único', instrument: 'la escritura constitutiva' }],
        },
      ],
      capital_social: '900000.00', numero_acciones: '9000',
      aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '300000.00', '100000.00'], ['Claire O\'Neill Ejemplo', 'Equipo de cómputo', '300000.00', '300000.00'], ['Inversiones Ejemplo, S.A. de C.V.', 'Dinero', '300000.00', '300000.00']],
      criterio_valuacion: 'el valor de mercado según avalúo del 3 de noviembre de 2026', plazo_exhibicion: '12', administracion: 'Consejo de administración',
      administradores: [ana, { kind: 'PERSON', name: 'Claire O\'Neill Ejemplo', gender: 'FEMALE', nationality: 'irlandesa' }, { kind: 'PERSON', name: 'Jorge Vargas Ejemplo', gender: 'MALE', nationality: 'mexicana' }], comisario: [luis],
      apoderados: 'Sofía Luna Ejemplo, poder general para pleitos y cobranzas.', dominio_con_acuerdo: 'Sí', medios_electronicos: 'Sí', restriccion_transmision: 'Sí', acompanamiento: 'Sí',
      pactos_especiales: 'La venta de la marca principal requiere el voto favorable de las tres cuartas partes de las acciones.', lugar_firma: 'Monterrey, Nuevo León',
    },
  },
  {
    name: 'S.A.S. de una sola persona',
    jurisdiction: 'FEDERAL',
    values: {
      denominacion: 'Repostería Ejemplo', tipo_social: 'S.A.S.', autorizacion_nombre: 'A202611230000000003', objeto_social: 'La elaboración y venta de pasteles.', domicilio: 'Guadalajara, Jalisco', extranjeros: 'Exclusión',
      socios: [ana], capital_social: '10000.00', valor_nominal: '1.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '10000.00', '10000.00']], administracion: 'Administrador único', administradores: [ana],
      dominio_con_acuerdo: 'No', medios_electronicos: 'No', restriccion_transmision: 'No', fecha_firma: '2026-12-01',
    },
  },
  {
    name: 'Sociedad civil de profesionistas',
    jurisdiction: 'CDMX',
    values: {
      denominacion: 'Despacho Ejemplo', tipo_social: 'Sociedad civil', autorizacion_nombre: 'A202611230000000004', objeto_social: 'La prestación de servicios profesionales de arquitectura e ingeniería.', domicilio: 'la Ciudad de México', extranjeros: 'Exclusión',
      socios: [ana, luis, mariana], capital_social: '30000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '12000.00', '12000.00'], ['Luis Soto Ejemplo', 'Dinero', '12000.00', '12000.00'], ['Mariana Ruiz Ejemplo', 'Su industria, como contadora del despacho', '6000.00', '6000.00']],
      criterio_valuacion: 'el acuerdo unánime de los socios sobre el valor de la industria',
      administracion: 'Consejo de administración', administradores: [ana, luis], medios_electronicos: 'Sí', lugar_firma: 'la Ciudad de México', fecha_firma: '2026-12-01',
    },
  },
];
