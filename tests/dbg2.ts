import { describedAt } from '#api/legal-language/citations/laws/described-laws.rules.ts';
for (const s of `ley del contencioso y pido nulidad
ley procesal electoral, no
ley general de trasparencia, folio
ley federal de los derechos del contribullente, 2
código penal de esta ciudad.
código adjetivo local
ley sustantiva de la capital. La
código sustantivo, en
ley de ecologia (la general
ley cartular, en
ley de responsabilidad entiende
ley general en materia de niñez, que
ley de transparencia y ordenamiento de Serv. Financieros
Ley del Seguro, 58
ley federal de educación art. 54
ley especial, el
ley de esa misma
ley procedimental administrativa, sin
ley inquilinaria de veracruz
código civil local
código civil de aquí de la ciudad, mil
ley de ese impuesto
ordenamiento procesal; jamás
código capitalino
ley que rige este juicio
ley de dicho instituto
ley federal
ley de sociedades mercantiles
ley de tránsito
codigo de procedimientos ya
ley adjetiva civil federal
ley sustantiva civil federal, que
ley de los trabajadores del estado
ley concursal
ley protege a los trabajadores
ley establece
codigo de comersio
ley orgánica del tribunal
ley de instituciones de fianzas`.split('\n')) console.log(s, '→', JSON.stringify(describedAt(s, 0)));
