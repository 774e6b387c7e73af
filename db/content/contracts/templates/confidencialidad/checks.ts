import { civilCodes } from '../../basis.ts';
import type { TemplateCheck } from '../../contract-template.ts';

export const agreementChecks = [
    {
      code: 'nda.non_compete',
      severity: 'BLOCKING',
      when: 'no_competencia == "Sí"',
      message:
        'La Constitución no admite un convenio por el que una persona renuncie, ni por un tiempo, a ejercer su profesión, ' +
        'industria o comercio: una cláusula de no competencia así sería nula.',
      remedy: 'Elige «No». El deber de reserva y la cláusula sobre personal protegen lo que la ley permite proteger.',
      field: 'no_competencia',
      basis: [
        { law: 'cpeum', article: '5', reason: 'Prohíbe los convenios de renuncia a ejercer profesión, industria o comercio.' },
        ...civilCodes('8', 'Los actos contra leyes prohibitivas o de interés público son nulos.'),
      ],
      violation: { values: { no_competencia: 'Sí' } },
    },
    {
      code: 'nda.same_person',
      severity: 'BLOCKING',
      when: 'parte_reveladora.nombres == parte_receptora.nombres',
      message: 'La parte reveladora y la receptora son la misma persona.',
      remedy: 'Corrige las partes.',
      field: 'parte_receptora',
      basis: [...civilCodes('2206', 'La obligación se extingue si acreedor y deudor son la misma persona.')],
      violation: {
        values: {
          parte_reveladora: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
          parte_receptora: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
        },
      },
    },
    {
      code: 'nda.vague_information',
      severity: 'WARNING',
      when: 'informacion.size < 40',
      message: 'La descripción de la información es muy breve: la ley pide precisar lo que las cláusulas de confidencialidad comprenden.',
      remedy: 'Describe tipos de documentos, procesos, listas o sistemas.',
      field: 'informacion',
      basis: [{ law: 'lfppi', article: '165', reason: 'Las cláusulas deben precisar los aspectos que comprenden como confidenciales.' }],
      violation: { values: { informacion: 'Toda la información.' } },
    },
    {
      code: 'nda.personal_data',
      severity: 'WARNING',
      when: 'datos_personales == "Sí"',
      message:
        'La información contiene datos personales: antes de entregarla revisa que el aviso de privacidad permita la ' +
        'transferencia, o que quien recibe actúe como encargado.',
      remedy: 'Comunica el aviso de privacidad a quien recibe y, si hay datos sensibles, recaba el consentimiento expreso.',
      field: 'datos_personales',
      basis: [
        { law: 'lfpdppp', article: '35', reason: 'La transferencia exige comunicar el aviso y las finalidades consentidas.' },
        { law: 'lfpdppp', article: '36', reason: 'Señala las transferencias que no requieren consentimiento.' },
        { law: 'lfpdppp', article: '8', reason: 'Los datos sensibles exigen consentimiento expreso y por escrito.' },
      ],
      violation: { values: { datos_personales: 'Sí' } },
    },
    {
      code: 'nda.penalty_limit',
      severity: 'NOTE',
      when: 'pena_convencional',
      message:
        'La pena no puede exceder a la obligación principal. Como el deber de reserva no tiene precio, el juez puede reducir una ' +
        'pena desproporcionada: conserva los elementos que justifican la cantidad.',
      field: 'pena_convencional',
      basis: [
        ...civilCodes('1843', 'La pena no puede exceder en valor ni en cuantía a la obligación principal.'),
        ...civilCodes('1845', 'El juez reduce la pena de manera equitativa según la obligación.'),
      ],
      violation: { values: { pena_convencional: '500000' } },
    },
    {
      code: 'nda.recruiting',
      severity: 'NOTE',
      when: 'no_contratacion_meses',
      message: 'El pacto sobre personal obliga sólo a las partes: no impide a los trabajadores aceptar otro empleo.',
      field: 'no_contratacion_meses',
      basis: [{ law: 'cpeum', article: '5', reason: 'A nadie puede impedirse que se dedique al trabajo lícito que le acomode.' }],
      violation: { values: { no_contratacion_meses: '12' } },
    },
    {
      code: 'nda.workers',
      severity: 'NOTE',
      when: 'tipo == "Unilateral" and parte_receptora.hay_empresa != true',
      message:
        'Si quien recibe es trabajador de la otra parte, el deber de reserva nace también de la ley laboral, la pena no puede ' +
        'descontarse de su salario y la competencia es de los tribunales laborales.',
      field: 'parte_receptora',
      basis: [
        { law: 'lft', article: '134', reason: 'Los trabajadores deben guardar los secretos técnicos, comerciales y de fabricación.' },
        { law: 'lft', article: '110', reason: 'Sólo permite los descuentos al salario que enlista.' },
      ],
      violation: {
        values: { tipo: 'Unilateral', parte_receptora: [{ kind: 'PERSON', name: 'Luz Ejemplo Mora', gender: 'FEMALE' }] },
      },
    },
    {
      code: 'nda.measures',
      severity: 'NOTE',
      when: 'secreto_industrial != "No"',
      message:
        'El acuerdo por sí solo no crea el secreto industrial: quien revela debe haber adoptado medios para preservarlo ' +
        '(accesos restringidos, leyendas, control de copias) y poder probarlos.',
      field: 'secreto_industrial',
      basis: [{ law: 'lfppi', article: '163', reason: 'Exige medios suficientes para preservar la confidencialidad y restringir el acceso.' }],
      violation: { values: { secreto_industrial: 'Sí' } },
    },
] as const satisfies readonly TemplateCheck[];
