/** Tabs of the hours, and the periods that they show. */
export const hoursRoomsText = {
  rooms: 'Partes de las horas',
  room: {
    summary: 'Resumen',
    sheet: 'Hoja de tiempo',
    tasks: 'Tareas',
    prebills: 'Prefacturas',
    rates: 'Tarifas y redondeo',
  },
  period: 'Periodo',
  periods: {
    all: 'Todo',
    month: 'Este mes',
    last: 'El mes pasado',
    year: 'Este año',
  },
} as const;
