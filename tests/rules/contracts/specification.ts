import type { ContractTemplate, TemplateField } from '#db/content/contracts/contract-template.ts';

/** Name, type, whether it is required, choices. */
type Field = readonly [name: string, type: TemplateField['type'], isRequired: boolean, options?: readonly string[]];

interface Specified extends Pick<ContractTemplate, 'id' | 'name' | 'category' | 'complexity' | 'isPremium'> {
  fields: readonly Field[];
}

/** `vendedor* precio*:NUMBER forma*=Contado|Crédito`: a star is required, a colon gives the type, choices follow «=». */
function fieldsOf(text: string): Field[] {
  return text
    .trim()
    .split(/\s*;\s*/)
    .map((part): Field => {
      const [, name = '', star = '', type, choices] = /^(\w+)(\*?)(?::([A-Z]+))?(?:=(.+))?$/.exec(part) ?? [];
      const kind = choices === undefined ? ((type ?? 'TEXT') as TemplateField['type']) : 'SELECT';
      return [name, kind, star === '*', choices?.split('|')];
    });
}

const LEVEL = { Básico: 'BASIC', Intermedio: 'INTERMEDIATE', Avanzado: 'ADVANCED' } as const;
const AREA = { Civil: 'CIVIL', Mercantil: 'COMMERCIAL', Corporativo: 'CORPORATE', Laboral: 'LABOR' } as const;

const specified = (
  id: string,
  name: string,
  area: keyof typeof AREA,
  level: keyof typeof LEVEL,
  fields: string,
  isPremium = false,
): Specified => ({ id, name, category: AREA[area], complexity: LEVEL[level], isPremium, fields: fieldsOf(fields) });

/** The list of templates of the specification: these names, types and marks are kept. */
export const SPECIFICATION: readonly Specified[] = [
  specified(
    'compraventa_casa',
    'Compraventa de casa habitación',
    'Civil',
    'Avanzado',
    'vendedor*; comprador*; ubicacion_inmueble*:TEXTAREA; folio_real*; superficie_m2:NUMBER; precio*:NUMBER; forma_pago*=Contado|Crédito bancario|Infonavit|Fovissste|Parcialidades; fecha_firma*:DATE; fecha_entrega*:DATE; gravamenes:TEXTAREA',
  ),
  specified(
    'compraventa_vehiculo',
    'Compraventa de vehículo',
    'Civil',
    'Básico',
    'vendedor*; comprador*; marca*; modelo*; anio*:NUMBER; numero_serie*; placas; kilometraje:NUMBER; precio*:NUMBER; fecha*:DATE',
  ),
  specified(
    'compraventa_muebles',
    'Compraventa de bienes muebles',
    'Civil',
    'Básico',
    'vendedor*; comprador*; descripcion_bien*:TEXTAREA; estado*=Nuevo|Usado; precio*:NUMBER; lugar_entrega*; fecha_entrega*:DATE',
  ),
  specified(
    'poder_general',
    'Poder general unificado',
    'Civil',
    'Avanzado',
    'poderdante*; apoderado*; facultades*=Pleitos y cobranzas|Actos de administración|Actos de dominio|Todas; vigencia:DATE; sustitucion*=Sí|No; limitaciones:TEXTAREA',
    true,
  ),
  specified(
    'poder_especial',
    'Poder especial para trámites',
    'Civil',
    'Básico',
    'poderdante*; apoderado*; tramite*:TEXTAREA; autoridad*; vigencia:DATE',
  ),
  specified(
    'servicios_profesionales',
    'Prestación de servicios profesionales',
    'Civil',
    'Intermedio',
    'cliente*; profesionista*; cedula_profesional; servicios*:TEXTAREA; honorarios*:NUMBER; forma_pago*=Pago único|Mensual|Por avance; fecha_inicio*:DATE; fecha_fin:DATE',
  ),
  specified(
    'obra_civil',
    'Obra civil',
    'Civil',
    'Avanzado',
    'dueno_obra*; contratista*; ubicacion_obra*:TEXTAREA; descripcion_obra*:TEXTAREA; precio*:NUMBER; anticipo:NUMBER; fecha_inicio*:DATE; fecha_termino*:DATE; pena_convencional:NUMBER; fianza=Sí|No',
    true,
  ),
  specified(
    'pagare',
    'Pagaré',
    'Mercantil',
    'Básico',
    'suscriptor*; beneficiario*; monto*:NUMBER; lugar_suscripcion*; fecha_suscripcion*:DATE; fecha_pago*:DATE; lugar_pago*; interes_moratorio:NUMBER; aval',
  ),
  specified(
    'mutuo',
    'Mutuo',
    'Civil',
    'Intermedio',
    'mutuante*; mutuatario*; monto*:NUMBER; interes_anual:NUMBER; plazo_meses*:NUMBER; fecha_entrega*:DATE; garantia:TEXTAREA',
  ),
  specified(
    'arrendamiento',
    'Arrendamiento',
    'Civil',
    'Intermedio',
    'arrendador*; arrendatario*; inmueble*:TEXTAREA; uso*=Habitacional|Comercial|Industrial; renta_mensual*:NUMBER; deposito:NUMBER; fecha_inicio*:DATE; plazo_meses*:NUMBER; fiador',
  ),
  specified(
    'confidencialidad',
    'Acuerdo de confidencialidad (NDA)',
    'Corporativo',
    'Básico',
    'parte_reveladora*; parte_receptora*; informacion*:TEXTAREA; finalidad*:TEXTAREA; vigencia_meses*:NUMBER; tipo*=Unilateral|Mutuo',
  ),
  specified(
    'sociedad',
    'Sociedad',
    'Corporativo',
    'Avanzado',
    'denominacion*; tipo_social*=S.A. de C.V.|S. de R.L. de C.V.|S.A.P.I. de C.V.|S.A.S.|Sociedad civil; socios*:TEXTAREA; capital_social*:NUMBER; objeto_social*:TEXTAREA; domicilio*; administracion*=Administrador único|Consejo de administración|Gerente',
    true,
  ),
  specified(
    'contrato_trabajo',
    'Contrato de trabajo',
    'Laboral',
    'Intermedio',
    'patron*; trabajador*; puesto*; tipo_relacion*=Tiempo indeterminado|Tiempo determinado|Obra determinada|Periodo de prueba|Capacitación inicial; salario_diario*:NUMBER; jornada*=Diurna|Nocturna|Mixta; horario*; lugar_trabajo*; fecha_inicio*:DATE; prestaciones:TEXTAREA',
    true,
  ),
  specified(
    'convenio_laboral',
    'Convenio laboral',
    'Laboral',
    'Intermedio',
    'patron*; trabajador*; puesto*; fecha_ingreso*:DATE; fecha_terminacion*:DATE; motivo*:TEXTAREA; monto*:NUMBER; forma_pago*=Pago único|Parcialidades; centro_conciliacion*',
  ),
];
