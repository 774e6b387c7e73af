/** Names of the time zones of Mexico (IANA) for deadline alerts. */
export const alertZoneNames = {
  'America/Mexico_City': 'Centro (Ciudad de México)',
  'America/Monterrey': 'Noreste (Monterrey)',
  'America/Merida': 'Península (Mérida)',
  'America/Chihuahua': 'Chihuahua',
  'America/Bahia_Banderas': 'Bahía de Banderas (Nayarit)',
  'America/Cancun': 'Sureste (Cancún)',
  'America/Mazatlan': 'Pacífico (Mazatlán)',
  'America/Hermosillo': 'Sonora (Hermosillo)',
  'America/Tijuana': 'Noroeste (Tijuana)',
  'America/Ciudad_Juarez': 'Frontera (Ciudad Juárez)',
  'America/Ojinaga': 'Frontera (Ojinaga)',
  'America/Matamoros': 'Frontera (Matamoros)',
} as const;
export type AlertZone = keyof typeof alertZoneNames;

export const isAlertZone = (name: string): name is AlertZone => Object.hasOwn(alertZoneNames, name);

export const alertZoneText = {
  label: 'Tu zona horaria',
  hint: 'Los avisos te llegan a las 8:00 de esa zona, y en ella cuentan tus vencimientos sin órgano. Los de un órgano cuentan en la zona del órgano.',
  proposed: 'La propusimos según este dispositivo; cuenta desde que guardes.',
  unknown: 'Elige una zona horaria de México.',
} as const;
