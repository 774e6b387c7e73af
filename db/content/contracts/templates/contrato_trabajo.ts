import type { ContractTemplate } from '../contract-template.ts';
import { blockingChecks } from './contrato_trabajo/blocking-checks.ts';
import { duties } from './contrato_trabajo/duties.ts';
import { fields, steps } from './contrato_trabajo/fields.ts';
import { otherChecks } from './contrato_trabajo/other-checks.ts';
import { pay } from './contrato_trabajo/pay.ts';
import { relation } from './contrato_trabajo/relation.ts';

export const contratoTrabajo = {
  id: 'contrato_trabajo',
  name: 'Contrato de trabajo',
  description: 'Contrato individual de trabajo: indeterminado, determinado, por obra, a prueba o de capacitación inicial, con teletrabajo si corresponde.',
  category: 'LABOR',
  complexity: 'INTERMEDIATE',
  isPremium: true,
  numbering: 'ORDINAL',
  steps,
  fields,
  blocks: [...relation, ...pay, ...duties],
  checks: [...blockingChecks, ...otherChecks],
  formalities: [
    'El contrato consta por escrito en dos ejemplares, por lo menos; uno queda en poder de cada parte (artículos 24 y 25 de la Ley Federal del Trabajo). Si falta, se imputa al patrón (artículo 26).',
    'La inscripción ante el IMSS, que comprende vivienda y retiro, se hace dentro de los cinco días hábiles siguientes al inicio (artículo 15, fracción I, de la Ley del Seguro Social).',
    'El contrato se conserva mientras dure la relación y hasta un año después (artículo 804 de la Ley Federal del Trabajo).',
    'Si los servicios se prestarán fuera del país, el contrato lleva más requisitos y lo aprueba el Centro Federal de Conciliación y Registro Laboral (artículo 28); si se prestarán a más de cien kilómetros de la residencia habitual, se aplica esa regla en lo conducente (artículo 30).',
    'La Ley Federal del Trabajo se reformó sobre la jornada el 14 de mayo de 2026; ese texto no está en el acervo y los máximos deben confirmarse en el Diario Oficial.',
  ],
  samples: [
    {
      name: 'Auxiliar contable por tiempo indeterminado',
      jurisdiction: 'CDMX',
      values: {
        patron: [
          {
            kind: 'COMPANY', name: 'Comercializadora Ejemplo, S.A. de C.V.', nationality: 'mexicana', rfc: 'CEJ150203AB6',
            address: 'Avenida Ejemplo 100, colonia Centro, Cuauhtémoc, 06000, Ciudad de México', email: 'personal@ejemplo.mx',
            incorporation: 'la escritura 1,234 del 3 de febrero de 2015, notaría 10 de la Ciudad de México',
            representatives: [{ name: 'Laura Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada', instrument: 'la escritura 5,678 del 8 de enero de 2024, notaría 10 de la Ciudad de México' }],
          },
        ],
        trabajador: [
          {
            kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', birthDate: '1992-05-14', nationality: 'mexicana', maritalStatus: 'SINGLE', occupation: 'contadora',
            rfc: 'RUEM920514ABA', curp: 'RUEM920514MDFZJR05', idDocument: 'credencial para votar 0123456789', address: 'Calle Ejemplo 25, colonia Doctores, Cuauhtémoc, 06720, Ciudad de México', email: 'mariana@ejemplo.mx',
          },
        ],
        nss: '12 92 92 3456 7',
        puesto: 'Auxiliar contable',
        actividades: 'Registrar pólizas, conciliar cuentas bancarias y preparar los reportes mensuales del área de contabilidad.',
        tipo_relacion: 'Tiempo indeterminado', categoria: 'General', fecha_inicio: '2026-12-01', confianza: 'No',
        jornada: 'Diurna', horario: 'de lunes a viernes, de 9:00 a 14:00 y de 15:00 a 18:00 horas', horas_semanales: '40', descanso_semanal: 'sábado y domingo',
        lugar_trabajo: 'Avenida Ejemplo 100, colonia Centro, Cuauhtémoc, 06000, Ciudad de México', modalidad: 'Presencial', sede_tercero: 'No',
        salario_diario: '500.00', zona_salarial: 'Resto del país', periodo_pago: 'Quincenal', trabajo_material: 'No', dia_pago: 'los días 15 y último de cada mes', medio_pago: 'Transferencia bancaria',
        dias_aguinaldo: '15', dias_vacaciones: '12', prima_vacacional: '25',
        beneficiarios: [['Elena Ejemplo Soto', 'Madre', '100']],
        confidencialidad: 'Sí', creaciones: 'No', credito_vivienda: 'No',
        lugar_firma: 'la Ciudad de México', fecha_firma: '2026-11-27',
      },
    },
    {
      name: 'Ingeniero extranjero a prueba, con teletrabajo',
      jurisdiction: 'NUEVO_LEON',
      values: {
        patron: [
          {
            kind: 'COMPANY', name: 'Sistemas Ejemplo, S. de R.L. de C.V.', nationality: 'mexicana', rfc: 'SEJ180610AB3', address: 'Calzada Ejemplo 500, San Pedro Garza García, 66220, Nuevo León',
            incorporation: 'la escritura 9,876 del 10 de junio de 2018, notaría 5 de Monterrey',
            representatives: [
              { name: 'Jorge Vargas Ejemplo', gender: 'MALE', capacity: 'gerente', instrument: 'la escritura constitutiva' },
              { name: 'Ana Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada', instrument: 'la escritura 11,200 del 4 de marzo de 2025, notaría 5 de Monterrey' },
            ],
          },
        ],
        trabajador: [
          {
            kind: 'PERSON', name: 'Peter O\'Neill "Pete" Ejemplo', gender: 'MALE', birthDate: '1988-03-10', nationality: 'irlandesa', migratoryDocument: 'tarjeta de residente temporal con permiso para trabajar 11223344', maritalStatus: 'MARRIED_SEPARATE',
            occupation: 'ingeniero en software', idDocument: 'pasaporte PX1234567', address: 'Calle Ejemplo 7, Monterrey, 64000, Nuevo León', email: 'pete@ejemplo.mx',
          },
        ],
        registro_patronal: 'D12-34567-10-8', nss: '43 18 88 1234 5', puesto: 'Ingeniero de software sénior',
        actividades: 'Diseñar, programar y probar los sistemas de la empresa, y coordinar al equipo de desarrollo.',
        tipo_relacion: 'Periodo de prueba', categoria: 'Profesional especializada', dias_prueba: '90', fecha_inicio: '2027-01-04', confianza: 'Sí',
        jornada: 'Mixta', horario: 'de lunes a viernes, de 13:00 a 21:30 horas, con media hora para comer', horas_semanales: '40', descanso_semanal: 'sábado y domingo',
        lugar_trabajo: 'Calzada Ejemplo 500, San Pedro Garza García, 66220, Nuevo León', modalidad: 'Teletrabajo',
        domicilio_teletrabajo: 'Calle Ejemplo 7, Monterrey, 64000, Nuevo León', equipo_teletrabajo: 'computadora portátil, monitor, silla ergonómica y audífonos', medios_contacto: 'el correo y la plataforma de videollamadas de la empresa, dentro del horario', apoyo_teletrabajo: '900.00', sede_tercero: 'Sí',
        salario_diario: '3250.50', zona_salarial: 'Resto del país', periodo_pago: 'Catorcenal', trabajo_material: 'No', medio_pago: 'Transferencia bancaria',
        dias_aguinaldo: '30', dias_vacaciones: '15', prima_vacacional: '30', prestaciones: 'Vales de despensa por $1,200.00 mensuales y seguro de gastos médicos mayores.',
        beneficiarios: [['Claire O\'Neill Ejemplo', 'Cónyuge', '60'], ['Tom O\'Neill Ejemplo', 'Hijo', '40']],
        confidencialidad: 'Sí', creaciones: 'Sí', contrato_colectivo: 'el celebrado con el Sindicato Ejemplo, expediente CC-001/2025', credito_vivienda: 'Sí',
        lugar_firma: 'Monterrey, Nuevo León', fecha_firma: '2026-12-18',
        testigos: [{ kind: 'PERSON', name: 'Sofía Luna Ejemplo', gender: 'FEMALE' }, { kind: 'PERSON', name: 'Raúl Mena Ejemplo', gender: 'MALE' }],
      },
    },
  ],
} as const satisfies ContractTemplate;
