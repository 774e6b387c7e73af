"""Worked examples of the calculators, by a second implementation that shares nothing with the product.

    python3 tests/bench/calculators/vectors.py > tests/fixtures/calculators/vectors.jsonl

Figures are copied from the tables of db/content/calculators by hand; the rules are read from the articles named in each
function. `source` says where the rule stands.
"""
import json
from calendar import isleap, monthrange
from datetime import date, timedelta
from fractions import Fraction as F
from math import floor

MIN = {2019: ("102.68", "176.72"), 2020: ("123.22", "185.56"), 2021: ("141.70", "213.39"), 2022: ("172.87", "260.34"),
       2023: ("207.44", "312.41"), 2024: ("248.93", "374.89"), 2025: ("278.80", "419.88"), 2026: ("315.04", "440.87")}
UMA = {2016: "73.04", 2017: "75.49", 2018: "80.60", 2019: "84.49", 2020: "86.88", 2021: "89.62", 2022: "96.22",
       2023: "103.74", 2024: "108.57", 2025: "113.14", 2026: "117.31"}
INPC = {"2016-01": "89.386", "2018-07": None, "2019-12": "105.934", "2020-03": "106.838", "2021-03": None,
        "2022-12": "126.478", "2023-12": "132.373", "2024-12": "137.949", "2025-09": None, "2025-12": "143.042",
        "2026-05": "145.527", "2026-08": "145.462"}
TARIFF_2025 = [("0.01", "0", "1.92"), ("746.05", "14.32", "6.4"), ("6332.06", "371.83", "10.88"), ("11128.02", "893.63", "16"),
               ("12935.83", "1182.88", "17.92"), ("15487.72", "1640.18", "21.36"), ("31236.50", "5004.12", "23.52"),
               ("49233.01", "9236.89", "30"), ("93993.91", "22665.17", "32"), ("125325.21", "32691.18", "34"),
               ("375975.62", "117912.32", "35")]
TARIFF_2026 = [("0.01", "0", "1.92"), ("844.60", "16.22", "6.4"), ("7168.52", "420.95", "10.88"), ("12598.03", "1011.68", "16"),
               ("14644.65", "1339.14", "17.92"), ("17533.65", "1856.84", "21.36"), ("35362.84", "5665.16", "23.52"),
               ("55736.69", "10457.09", "30"), ("106410.51", "25659.23", "32"), ("141880.67", "37009.69", "34"),
               ("425642.00", "133488.54", "35")]

OUT = []
NEXT = {}


def cents(x):
    """Half up, away from zero below it."""
    sign = -1 if x < 0 else 1
    return sign * floor(abs(F(x)) * 100 + F(1, 2))


def money(c):
    return f"{'-' if c < 0 else ''}{abs(c) // 100}.{abs(c) % 100:02d}"


def emit(kind, prefix, given, lines, source, total="sum", **more):
    NEXT[prefix] = NEXT.get(prefix, 0) + 1
    rows = [{"concept": c, "amount": None if a is None else money(cents(a))} for c, a in lines]
    if total == "sum":
        total = None if not lines or any(a is None for _, a in lines) else money(sum(cents(a) for _, a in lines))
    elif isinstance(total, F):
        total = money(cents(total))
    expected = {"lines": rows, "total": total, "computable": more.pop("computable", True)}
    expected.update(more)
    OUT.append({"id": f"own-{prefix}-{NEXT[prefix]:02d}", "calculator": kind, "input": given, "expected": expected, "source": source})


def d(text):
    return date(*map(int, text.split("-")))


def years_of(hired, last):
    """Whole years, days of the running one, its length."""
    after = last + timedelta(days=1)

    def turn(n):
        try:
            return hired.replace(year=hired.year + n)
        except ValueError:
            return date(hired.year + n, 3, 1)
    n = 0
    while turn(n + 1) <= after:
        n += 1
    return n, (after - turn(n)).days, (turn(n + 1) - turn(n)).days


def vac(year):
    return {1: 12, 2: 14, 3: 16, 4: 18, 5: 20}.get(year) or 22 + 2 * ((year - 6) // 5)


def minimum(day, zone):
    return F(MIN[day.year][0 if zone == "general" else 1])


def tail(hired, last, wage, pending=0, unpaid=0, ag=15, prem=F(1, 4)):
    n, days, length = years_of(hired, last)
    begin = max(hired, date(last.year, 1, 1))
    rows = [("salarios pendientes", unpaid * wage)] if unpaid else []
    rows.append(("aguinaldo proporcional", F(ag) * ((last - begin).days + 1) / (366 if isleap(last.year) else 365) * wage))
    running = F(vac(n + 1) * days, length)
    if days:
        rows.append(("vacaciones proporcionales", running * wage))
    if pending:
        rows.append(("vacaciones pendientes", pending * wage))
    if days or pending:
        rows.append(("prima vacacional", (running + pending) * wage * prem))
    return rows


def seniority(hired, last, wage, zone):
    n, days, length = years_of(hired, last)
    low = minimum(last, zone)
    return ("prima de antigüedad", 12 * (n + F(days, length)) * min(max(wage, low), 2 * low))


def integrated(hired, last, wage, ag=15, prem=F(1, 4)):
    n, days, _ = years_of(hired, last)
    year = n + 1 if days else max(n, 1)
    return wage * (1 + (ag + vac(year) * prem) / F(365))


# Finiquito: lft 76, 79, 80, 87, 162.
for hire, last, cause, wage, zone, extra in [
    ("2024-02-29", "2025-02-27", "renuncia", "500", "general", {}),
    ("2024-02-29", "2025-02-28", "renuncia", "500", "general", {}),
    ("2024-02-29", "2024-02-29", "renuncia", "500", "general", {}),
    ("2023-03-01", "2024-02-29", "renuncia", "612.35", "general", {}),
    ("2023-01-01", "2024-12-31", "renuncia", "700", "general", {}),
    ("2009-06-15", "2025-06-14", "renuncia", "550", "general", {}),
    ("2009-06-15", "2025-06-15", "renuncia", "1500", "northern_border", {}),
    ("2009-06-16", "2024-06-14", "renuncia", "400", "general", {}),
    ("2020-08-10", "2025-11-03", "despido_justificado", "333.33", "general", {}),
    ("2020-08-10", "2025-11-03", "muerte", "999.99", "northern_border", {}),
    ("2023-05-20", "2026-01-31", "renuncia", "450.50", "northern_border", {"vacation_days_pending": 7}),
    ("2021-11-11", "2023-12-31", "renuncia", "820", "general", {"vacation_days_pending": 3, "unpaid_wage_days": 6}),
    ("2022-10-01", "2024-03-31", "mutuo_consentimiento", "345.67", "general", {"unpaid_wage_days": 15}),
    ("2019-01-07", "2026-04-17", "despido_justificado", "8000.01", "general", {}),
    ("1998-12-31", "2025-12-30", "renuncia", "620", "general", {}),
]:
    h, l, w = d(hire), d(last), F(wage)
    rows = tail(h, l, w, extra.get("vacation_days_pending", 0), extra.get("unpaid_wage_days", 0))
    if cause in ("despido_justificado", "muerte") or years_of(h, l)[0] >= 15:
        rows.append(seniority(h, l, w, zone))
    emit("finiquito", "fin", {"hire_date": hire, "last_day_worked": last, "cause": cause, "zone": zone, "daily_salary": wage, **extra},
         rows, "LFT 76, 79, 80, 87, 162")

for hire, last, monthly in [("2024-03-04", "2025-07-18", "15000"), ("2021-07-01", "2025-06-30", "12345.67")]:
    w = F(monthly) / 30
    emit("finiquito", "fin", {"hire_date": hire, "last_day_worked": last, "cause": "renuncia", "monthly_salary": monthly},
         tail(d(hire), d(last), w), "LFT 89 segundo párrafo")
emit("finiquito", "fin", {"hire_date": "2025-01-06", "last_day_worked": "2025-08-22", "cause": "renuncia", "weekly_salary": "3150"},
     tail(d("2025-01-06"), d("2025-08-22"), F(450)), "LFT 89: semanal entre 7")
emit("finiquito", "fin", {"hire_date": "2024-04-01", "last_day_worked": "2025-09-15", "cause": "renuncia", "daily_salary": "500",
                          "aguinaldo_days": 30, "vacation_premium": "0.5"},
     tail(d("2024-04-01"), d("2025-09-15"), F(500), ag=30, prem=F(1, 2)), "prestaciones superiores")
emit("finiquito", "fin", {"hire_date": "2024-04-01", "last_day_worked": "2025-09-15", "cause": "renuncia", "daily_salary": "500",
                          "aguinaldo_days": 10}, tail(d("2024-04-01"), d("2025-09-15"), F(500)),
     "LFT 87: nunca menos de 15", must_say=["aguinaldo menor que 15 días: mínimo de la ley"])
# Below the minimum across two years: each year at its own minimum.
h, l = d("2024-10-01"), d("2025-03-31")
emit("finiquito", "fin", {"hire_date": "2024-10-01", "last_day_worked": "2025-03-31", "daily_salary": "200", "cause": "renuncia"},
     [("diferencias de salario", 92 * (F("248.93") - 200) + 90 * (F("278.80") - 200))] + tail(h, l, F("278.80")),
     "LFT 5-V, 85, 90", must_say=["salario inferior al mínimo general 2025"])
for bad, said in [
    ({"hire_date": "2025-04-31", "last_day_worked": "2025-05-30", "daily_salary": "300"}, "2025-04-31 no existe"),
    ({"hire_date": "2025-05-31", "last_day_worked": "2025-05-30", "daily_salary": "300"}, "ingreso no puede ser posterior"),
    ({"hire_date": "2025-01-01", "last_day_worked": "2025-05-30", "daily_salary": "-300"}, "salario negativo"),
    ({"hire_date": "2025-01-01", "last_day_worked": "2025-05-30"}, "falta salario"),
    ({"hire_date": "2025-01-01", "last_day_worked": "2025-05-30", "daily_salary": "0"}, "salario debe ser mayor que cero"),
    ({"hire_date": "2025-01-01", "last_day_worked": "2025-05-30", "daily_salary": "300", "monthly_salary": "10000"}, "salario no coinciden"),
]:
    emit("finiquito", "fin", {**bad, "cause": "renuncia"}, [], "entrada mala", computable=False, must_say=[said])
w = F(500)
emit("finiquito", "fin", {"hire_date": "2020-03-02", "last_day_worked": "2022-06-30", "daily_salary": "500", "cause": "renuncia"},
     [("aguinaldo proporcional", F(15 * 181, 365) * w), ("vacaciones proporcionales", None), ("prima vacacional", None)],
     "tabla anterior a 2023", computable="parcial", must_say=["tabla de vacaciones anterior a 2023 no está en el acervo"])


# Liquidación: lft 48, 50, 52, 162, 436, 439, 947.
def months_days(a, b):
    m = (b.year - a.year) * 12 + b.month - a.month

    def shift(k):
        y, mo = divmod(a.month - 1 + k, 12)
        y += a.year
        return date(y, mo + 1, min(a.day, monthrange(y, mo + 1)[1]))
    if shift(m) > b:
        m -= 1
    return m, (b - shift(m)).days


def back(last, paid, sdi):
    m, dd = months_days(last, paid)
    if (m, dd) <= (12, 0):
        return [("salarios vencidos", (m * 30 + dd) * sdi)]
    return [("salarios vencidos", 360 * sdi), ("intereses sobre quince meses", 450 * sdi * F(2, 100) * ((m - 12) + F(dd, 30)))]


for hire, last, paid, wage, zone, cause, only in [
    ("2021-01-01", "2025-06-30", None, "900", "general", "despido_injustificado", False),
    ("2021-01-01", "2025-06-30", "2025-06-30", "900", "general", "despido_injustificado", False),
    ("2015-03-17", "2025-01-31", "2025-02-28", "350", "general", "despido_injustificado", False),
    ("2019-09-09", "2024-02-29", "2025-02-28", "1250.75", "general", "despido_injustificado", True),
    ("2019-09-09", "2024-02-28", "2025-09-10", "1250.75", "general", "despido_injustificado", True),
    ("2010-05-04", "2025-05-03", "2025-12-19", "640", "northern_border", "despido_injustificado", True),
    ("2023-07-24", "2025-04-11", "2027-01-26", "510.10", "general", "despido_injustificado", True),
    ("2022-02-28", "2025-10-10", "2026-01-31", "720", "general", "rescision_por_el_trabajador", True),
    ("2018-06-01", "2025-05-31", "2025-08-15", "433.33", "general", "rescision_por_el_trabajador", True),
    ("2012-01-02", "2025-09-30", None, "800", "general", "cierre", True),
    ("2012-01-02", "2025-09-30", None, "800", "general", "implantacion_maquinaria", True),
    ("2020-10-10", "2025-03-15", "2026-09-15", "1000", "general", "patron_no_acata_sentencia", True),
]:
    h, l, w = d(hire), d(last), F(wage)
    n, days, length = years_of(h, l)
    sdi = integrated(h, l, w)
    rows = []
    if cause in ("rescision_por_el_trabajador", "implantacion_maquinaria", "patron_no_acata_sentencia"):
        rows.append(("veinte días por año", 20 * (n + F(days, length)) * sdi))
    rows.append(("indemnización cuatro meses", 120 * sdi) if cause == "implantacion_maquinaria" else ("indemnización tres meses", 90 * sdi))
    rows.append(seniority(h, l, w, zone))
    if paid and paid != last and cause not in ("cierre", "implantacion_maquinaria"):
        rows += back(l, d(paid), sdi)
    if not only:
        rows += tail(h, l, w)
    given = {"hire_date": hire, "dismissal_date": last, "daily_salary": wage, "zone": zone, "cause": cause}
    if paid:
        given["payment_date"] = paid
    if only:
        given["only"] = "indemnizaciones"
    emit("liquidacion", "liq", given, rows, "LFT 48, 50, 52, 162, 436, 439, 947")
h, l = d("2023-03-01"), d("2025-06-30")
sdi = integrated(h, l, F(600))
n, days, length = years_of(h, l)
emit("liquidacion", "liq", {"hire_date": "2023-03-01", "dismissal_date": "2025-06-30", "daily_salary": "600", "contract": "tiempo_determinado",
                            "employer_declines_under": "49-II", "only": "indemnizaciones"},
     [("seis meses por el primer año", 180 * sdi), ("veinte días por año", 20 * (n - 1 + F(days, length)) * sdi), ("indemnización tres meses", 90 * sdi)],
     "LFT 50-I segundo supuesto y III")
h, l = d("2025-02-03"), d("2025-09-12")
sdi = integrated(h, l, F(480))
n, days, length = years_of(h, l)
emit("liquidacion", "liq", {"hire_date": "2025-02-03", "dismissal_date": "2025-09-12", "daily_salary": "480", "employer_declines_under": "49-I", "only": "indemnizaciones"},
     [("veinte días por año", 20 * F(days, length) * sdi), ("indemnización tres meses", 90 * sdi), seniority(h, l, F(480), "general")], "LFT 49-I, 50-II y III")
emit("liquidacion", "liq", {"hire_date": "2021-01-04", "dismissal_date": "2025-03-31", "payment_date": "2025-10-31", "daily_salary": "700", "action": "reinstalacion", "cause": "despido_injustificado"},
     back(d("2025-03-31"), d("2025-10-31"), integrated(d("2021-01-04"), d("2025-03-31"), F(700))), "LFT 48: reinstalación y vencidos", must_say=["reinstalación: no hay indemnización"])
emit("liquidacion", "liq", {"hire_date": "2021-01-04", "dismissal_date": "2025-03-31", "payment_date": "2025-03-01", "daily_salary": "700"}, [], "entrada mala", computable=False, must_say=["despido no puede ser posterior a pago"])
inc = ["9800", "10250.50", "11000", "8990.25", "12000", "10500"]
avg = sum(map(F, inc)) / 6
emit("liquidacion", "liq", {"regime": "plataforma_digital", "dismissal_date": "2025-12-01", "income_last_six_months": inc, "effective_service_years": "2", "only": "indemnizaciones"},
     [("tres meses de salario", 3 * avg), ("veinte días por año", 20 * 2 * avg / 30)], "LFT 50-IV, 291-N")
emit("liquidacion", "liq", {"regime": "plataforma_digital", "dismissal_date": "2025-05-01", "income_last_six_months": inc, "effective_service_years": "2"}, [], "antes de la reforma", computable=False, must_say=["plataformas entró en vigor 22 de junio de 2025"])

# Salario integrado: lft 84, 89.
for wage, year, ag, prem in [("500", 1, 15, "0.25"), ("278.80", 3, 15, "0.25"), ("1234.56", 10, 20, "0.4"), ("999.99", 11, 15, "0.25"), ("2500", 26, 45, "1"), ("640.25", 15, 15, "0.3")]:
    w, p = F(wage), F(prem)
    emit("salario_integrado", "sdi", {"daily_salary": wage, "service_year": year, "aguinaldo_days": ag, "vacation_premium": prem},
         [("cuota diaria", w), ("parte de aguinaldo", w * ag / 365), ("parte de prima vacacional", w * vac(year) * p / 365)],
         "LFT 84, 89", total=w * (1 + (ag + vac(year) * p) / F(365)))
for wage, day in [("3500", "2025-06-01"), ("2600", "2025-06-01"), ("3200", "2026-01-15")]:
    w = F(wage)
    uma = F(UMA[2025])
    top = 25 * uma
    full = w * (1 + (15 + F(12, 4)) / F(365))
    rows = [("cuota diaria", w), ("parte de aguinaldo", w * 15 / 365), ("parte de prima vacacional", w * 3 / 365)]
    if full > top:
        rows.append(("tope del salario base de cotización", top))
    emit("salario_integrado", "sdi", {"daily_salary": wage, "service_year": 1, "purpose": "imss", "date": day}, rows, "LSS 27, 28", total=min(full, top))

# Horas extra: lft 61, 66 a 68, 178.
for wage, shift, hours, week in [("480", "diurna", [2, 1, 3], "2025-03-03"), ("480", "diurna", [3, 3, 3], "2025-03-03"), ("420", "nocturna", [4, 4, 4], "2025-06-09"),
                                 ("450", "mixta", ["2.5", "3.5", 0, 1], "2024-09-02"), ("600", "diurna", [1, 1, 1, 1, 1], "2026-02-02"), ("333.33", "nocturna", ["0.5"], "2025-01-06"),
                                 ("700", "diurna", [10, 0, 0, 0, 0, 0], "2025-01-06")]:
    hour = F(wage) / {"diurna": 8, "nocturna": 7, "mixta": F(15, 2)}[shift]
    all_hours = sum(F(str(x)) for x in hours)
    rows = [("horas al doble", min(all_hours, 9) * hour * 2)]
    if all_hours > 9:
        rows.append(("horas al triple", (all_hours - 9) * hour * 3))
    emit("horas_extra", "hx", {"daily_salary": wage, "shift": shift, "overtime_by_day": hours, "week_of": week}, rows, "LFT 66, 67, 68")
emit("horas_extra", "hx", {"daily_salary": "320", "shift": "diurna", "overtime_by_day": [2], "week_of": "2025-03-03", "age": 17}, [("horas al triple", 2 * F(40) * 3)], "LFT 178", must_say=["dieciocho años prohibido tiempo extra"])
emit("horas_extra", "hx", {"daily_salary": "320", "shift": "diurna", "overtime_by_day": [2], "week_of": "2026-05-18"}, [], "reforma DOF 14-05-2026", computable=False, must_say=["LFT reformada DOF 14-05-2026: su texto no está en el acervo"])
emit("horas_extra", "hx", {"daily_salary": "320", "shift": "diurna", "overtime_by_day": [20], "week_of": "2025-03-03"}, [], "entrada mala", computable=False, must_say=["24 horas"])
emit("horas_extra", "hx", {"daily_salary": "200", "shift": "diurna", "overtime_by_day": [4], "week_of": "2025-03-03"}, [("horas al doble", 4 * F("278.80") / 8 * 2)], "LFT 85", must_say=["salario inferior al mínimo general 2025"])

# Descansos: lft 69 a 75.
for n, wage, rest in [(1, "500", "lunes"), (3, "333.33", "sabado"), (2, "450", "domingo")]:
    rows = ([("servicio en descanso", 2 * n * F(wage))] if rest == "domingo" else []) + [("prima dominical", n * F(wage) / 4)]
    emit("prima_dominical", "dom", {"daily_salary": wage, "sundays_worked": n, "rest_day": rest}, rows, "LFT 71, 73")
for days, pay in [(5, "400"), (1, "333.33"), (6, "500"), (0, "500")]:
    emit("descanso_semanal", "dom", {"pay_per_day_worked": pay, "days_worked_in_week": days, "ask": "descanso_proporcional"}, [("descanso proporcional", days * F(pay) / 6)], "LFT 72")
emit("descanso_semanal", "dom", {"daily_salary": "400", "rest_day": "viernes", "rest_days_worked": 2}, [("servicio en descanso", F(1600))], "LFT 73")
emit("descanso_semanal", "dom", {"pay_per_day_worked": "400", "days_worked_in_week": 7}, [], "entrada mala", computable=False, must_say=["semana seis días"])


def first_monday(year, month, nth):
    day = date(year, month, 1)
    while day.weekday():
        day += timedelta(days=1)
    return day + timedelta(days=7 * (nth - 1))


for day, is_holiday in [("2025-01-01", True), ("2025-02-03", True), ("2025-03-17", True), ("2025-03-21", False), ("2025-05-01", True), ("2025-05-05", False), ("2025-09-16", True),
                        ("2025-11-17", True), ("2025-11-20", False), ("2025-12-25", True), ("2024-10-01", True), ("2024-12-01", False), ("2025-10-01", False), ("2026-02-02", True), ("2026-03-16", True), ("2026-12-25", True)]:
    emit("dia_festivo", "fes", {"daily_salary": "500", "date": day}, [("servicio en descanso obligatorio", F(1000) if is_holiday else F(0))], "LFT 74, 75")
assert first_monday(2025, 2, 1) == d("2025-02-03") and first_monday(2025, 11, 3) == d("2025-11-17")

# Maternidad: lft 170, 132-XXVII Bis.
for due, wage, moved, care in [("2025-03-10", "500", 0, False), ("2024-02-29", "450.50", 2, False), ("2025-12-31", "700", 3, True), ("2025-07-15", "600", 0, True)]:
    before, after = (6 - moved) * 7, (6 + moved + (2 if care else 0)) * 7
    given = {"expected_birth": due, "daily_salary": wage, "weeks_transferred": moved}
    if care:
        given["needs_care"] = True
    emit("maternidad", "mat", given, [("descanso prenatal", before * F(wage)), ("descanso posnatal", after * F(wage))], "LFT 170-II y V",
         dates={"start": str(d(due) - timedelta(days=before)), "end": str(d(due) + timedelta(days=after - 1))})
emit("maternidad", "mat", {"expected_birth": "2025-07-15", "daily_salary": "600", "weeks_transferred": 5}, [], "LFT 170-II", computable=False, must_say=["hasta cuatro de las seis semanas"])
emit("maternidad", "mat", {"adoption_date": "2025-08-01", "daily_salary": "600"}, [("descanso por adopción", F(25200))], "LFT 170-II Bis", dates={"start": "2025-08-01", "end": "2025-09-11"})

# PTU: lft 123, 127.
for share, wage, past in [("90000", "1000", None), ("95000", "1000", None), ("200000", "1000", ["80000", "100000", "120000"]), ("200000", "1000", ["80000", "90000"]), ("50000.55", "2000", ["1", "2", "3"])]:
    limit = 90 * F(wage)
    if past:
        limit = max(limit, sum(map(F, past)) / len(past))
    given = {"computed_share": share, "daily_salary": wage}
    if past:
        given["ptu_last_three_years"] = past
    emit("ptu", "ptu", given, [("PTU a pagar", min(F(share), limit))], "LFT 127-VIII")
people = [("A", 365, "182500"), ("B", 200, "90000"), ("C", 59, "20000.50")]
pool = F("100000")
emit("ptu", "ptu", {"distributable": "100000", "workers": [{"name": n, "days": x, "wages": y} for n, x, y in people]},
     [(f"PTU de {n}", pool / 2 * x / 624 + pool / 2 * F(y) / F("292500.50")) for n, x, y in people], "LFT 123")
emit("ptu", "ptu", {"role": "director", "computed_share": "1000", "daily_salary": "500"}, [], "LFT 127-I", computable=False, must_say=["directores no participan"])
emit("ptu", "ptu", {"role": "eventual", "days": 59, "computed_share": "1000", "daily_salary": "500"}, [], "LFT 127-VII", computable=False, must_say=["eventual sesenta días"])

# Vacaciones: lft 76, 79, 80.
for hire, cut, wage in [("2024-07-01", "2025-06-30", "500"), ("2024-07-01", "2025-07-01", "500"), ("2015-01-15", "2025-10-31", "612.20"), ("2024-02-29", "2025-03-01", "800")]:
    n, days, length = years_of(d(hire), d(cut))
    pay = F(vac(n + 1) * days, length) * F(wage)
    emit("vacaciones", "vac", {"hire_date": hire, "cut_date": cut, "daily_salary": wage, "ended": True},
         [("vacaciones proporcionales", pay), ("prima vacacional", pay / 4)] if days else [], "LFT 76, 79, 80")
emit("vacaciones", "vac", {"service_years": [1, 2, 3], "law_at": "2022-06-01"}, [], "tabla anterior a 2023", computable=False, must_say=["tabla de vacaciones anterior a 2023 no está en el acervo"])


# Prescripción.
def holidays(year):
    days = {date(year, 1, 1), date(year, 5, 1), date(year, 9, 16), date(year, 12, 25), first_monday(year, 2, 1), first_monday(year, 3, 3), first_monday(year, 11, 3)}
    if year in (2024, 2030):
        days.add(date(year, 10, 1))
    return days


def works(day):
    return day.weekday() < 5 and day not in holidays(day.year)


def forward(day):
    while not works(day):
        day += timedelta(days=1)
    return day


def end_of(first, months):
    y, m = divmod(first.month - 1 + months, 12)
    y, m = first.year + y, m + 1
    last = monthrange(y, m)[1]
    return date(y, m, last) if first.day > last else date(y, m, first.day) - timedelta(days=1)


for action, field, day, months, skip, move, article in [
    ("separado_del_trabajo", "dismissal_date", "2024-12-31", 2, 1, True, "LFT 518, 522"), ("separado_del_trabajo", "dismissal_date", "2025-12-29", 2, 1, True, "LFT 518, 522"),
    ("separado_del_trabajo", "dismissal_date", "2025-07-15", 2, 1, True, "LFT 518, 522"), ("separado_del_trabajo", "dismissal_date", "2024-01-31", 2, 1, True, "LFT 518, 522"),
    ("separado_del_trabajo", "dismissal_date", "2025-02-28", 2, 1, True, "LFT 518, 522"),
    ("rescision_por_el_trabajador", "knowledge_date", "2025-01-31", 1, 0, True, "LFT 517-II"), ("rescision_por_el_trabajador", "knowledge_date", "2025-08-17", 1, 0, True, "LFT 517-II"),
    ("despedir", "knowledge_date", "2025-01-30", 1, 1, True, "LFT 517-I"), ("disciplinar", "knowledge_date", "2025-08-15", 1, 1, True, "LFT 517-I"),
    ("general_laboral", "exigible", "2024-12-20", 12, 1, True, "LFT 516"), ("general_laboral", "exigible", "2024-02-28", 12, 1, True, "LFT 516"), ("general_laboral", "exigible", "2023-09-15", 12, 1, True, "LFT 516"),
    ("riesgo_de_trabajo", "determination_date", "2023-05-10", 24, 0, True, "LFT 519-I"), ("muerte_por_riesgo", "death_date", "2024-02-29", 24, 0, True, "LFT 519-II"),
    ("ejecucion_de_sentencia", "notified", "2023-11-03", 24, 1, True, "LFT 519-III"),
    ("cambiaria_directa", "maturity", "2023-03-20", 36, 1, False, "LGTOC 165"), ("cambiaria_directa", "maturity", "2024-02-29", 36, 1, False, "LGTOC 165"),
    ("ordinaria_mercantil", "exigible", "2016-02-29", 120, 0, False, "CCom 1047"), ("sociedades", "exigible", "2020-06-01", 60, 0, False, "CCom 1045"),
    ("civil_ordinaria", "exigible", "2015-11-24", 120, 0, True, "CCF 1159"), ("honorarios", "end_of_services", "2023-07-07", 24, 0, True, "CCF 1161-I"),
    ("rentas_vencidas", "due", "2020-02-01", 60, 0, True, "CCF 1162"), ("responsabilidad_civil", "damage_date", "2024-01-02", 24, 0, True, "CCF 1934"),
]:
    first = d(day) + timedelta(days=skip)
    end = end_of(first, months)
    emit("prescripcion", "pre", {"action": action, field: day}, [], article,
         dates={"first_day": str(first), "nominal_end": str(end), "due": str(forward(end) if move else end)})
for dismissed, asked, certified in [("2025-01-07", "2025-01-20", "2025-03-03"), ("2024-10-31", "2024-12-30", "2025-02-14"), ("2025-06-02", "2025-06-03", "2025-06-30"), ("2025-09-01", "2025-11-03", "2025-12-15")]:
    first = d(dismissed) + timedelta(days=1)
    without = end_of(first, 2)
    ran = (d(asked) - first).days
    stopped = (d(certified) - d(asked)).days + 1
    end = d(certified) + timedelta(days=(without - d(asked)).days + 1)
    assert end == without + timedelta(days=stopped)
    emit("prescripcion", "pre", {"action": "separado_del_trabajo", "dismissal_date": dismissed, "conciliation_request": asked, "certificate": certified}, [], "LFT 518, 521-III",
         dates={"first_day": str(first), "without_conciliation": str(without), "suspended_days": stopped, "days_elapsed_before": ran, "resumes": str(d(certified) + timedelta(days=1)), "nominal_end": str(end), "due": str(forward(end))})
emit("prescripcion", "pre", {"action": "separado_del_trabajo", "dismissal_date": "2025-03-10", "conciliation_request": "2025-05-13", "certificate": "2025-06-20"}, [], "solicitud tardía", dates={"due": "2025-05-12"}, must_say=["la acción ya había prescrito al presentar la solicitud de conciliación"])
emit("prescripcion", "pre", {"action": "separado_del_trabajo", "dismissal_date": "2025-03-10", "conciliation_request": "2025-05-01", "certificate": "2025-04-20"}, [], "entrada mala", computable=False, must_say=["constancia no puede ser anterior a la solicitud"])

# Interés.
for kind, rate, principal, due, paid in [("civil_legal", 9, "10000", "2024-01-01", "2025-01-01"), ("civil_legal", 9, "987654.32", "2020-02-29", "2025-08-15"), ("mercantil_legal", 6, "250000", "2023-06-30", "2024-02-29"),
                                         ("mercantil_legal", 6, "1000000000000", "2025-01-01", "2025-01-02"), ("civil_legal", 9, "0.01", "2025-01-01", "2025-12-31")]:
    days = (d(paid) - d(due)).days
    emit("interes", "int", {"kind": kind, "principal": principal, "due": due, "paid": paid, "basis": 365}, [("interés moratorio", F(principal) * rate / 100 * days / 365)], "CCF 2395 / CCom 362")
for annual, start, paid, basis in [("0.24", "2024-05-05", "2025-05-05", 365), ("0.12", "2025-01-31", "2025-02-28", 365)]:
    days = (d(paid) - d(start)).days
    emit("interes", "int", {"kind": "mutuo_civil", "principal": 80000, "annual": annual, "start": start, "paid": paid, "basis": basis}, [("interés ordinario", 80000 * F(annual) * days / basis)], "CCF 2395")
days1, days2 = (d("2025-06-01") - d("2025-01-01")).days, (d("2025-12-01") - d("2025-06-01")).days
emit("interes", "int", {"kind": "pagare", "principal": "50000", "annual": "0.18", "moratory_annual": "0.36", "start": "2025-01-01", "due": "2025-06-01", "paid": "2025-12-01"},
     [("interés ordinario", 50000 * F("0.18") * days1 / 365), ("interés moratorio", 50000 * F("0.36") * days2 / 365)], "LGTOC 174")
emit("interes", "int", {"kind": "pagare", "principal": "50000", "due": "2025-06-01", "paid": "2025-12-01"}, [("interés moratorio", 50000 * F(6, 100) * days2 / 365)], "LGTOC 174: a falta de pacto, el legal")
emit("interes", "int", {"kind": "letra_de_cambio", "principal": "50000", "annual": "0.30", "due": "2025-06-01", "paid": "2025-12-01"}, [("interés moratorio", 50000 * F(6, 100) * days2 / 365)], "LGTOC 78, 152", must_say=["letra de cambio: estipulación de intereses por no escrita"])
emit("interes", "int", {"kind": "mercantil_legal", "principal": "100000", "due": "2024-03-15", "paid": "2025-09-30", "basis": 360, "basis_agreed": False}, [("interés moratorio", F(6000) * 564 / 365)], "base 365 si no se pactó", must_say=["base de 360 días sólo si está pactada"])
emit("interes", "int", {"kind": "civil_legal", "principal": "-5", "due": "2024-03-15", "paid": "2025-09-30"}, [], "entrada mala", computable=False, must_say=["capital negativo"])


# Actualización: cff 17-A.
def cut4(x):
    return F(floor(x * 10000), 10000)


for amount, due, paid, older, newer in [("10000", "2024-01", "2026-01", "132.373", "143.042"), ("85000.50", "2023-01", "2025-01", "126.478", "137.949"), ("50000", "2020-01", "2024-01", "105.934", "132.373"),
                                        ("12345.67", "2025-01", "2026-06", "137.949", "145.527"), ("900", "2026-01", "2026-06", "143.042", "145.527")]:
    emit("actualizacion", "act", {"amount": amount, "kind": "fiscal", "due_month": due, "paid_month": paid}, [("monto actualizado", F(amount) * cut4(F(newer) / F(older)))], "CFF 17-A")
emit("actualizacion", "act", {"amount": "1000", "kind": "fiscal", "due_month": "2026-06", "paid_month": "2026-09"}, [("monto actualizado", F(1000))], "CFF 17-A: factor nunca menor que 1", must_say=["factor menor que 1: se aplica 1"])
emit("actualizacion", "act", {"amount": "1000", "kind": "fiscal", "due_month": "2025-05", "paid_month": "2025-05"}, [("monto actualizado", F(1000))], "fracciones de mes")
for due, paid, said in [("2025-01", "2026-08", "2026-07"), ("2026-07", "2026-09", "2026-06"), ("2015-01", "2025-01", "2014-12"), ("2025-01", "2026-11", "2026-10")]:
    emit("actualizacion", "act", {"amount": "1000", "kind": "fiscal", "due_month": due, "paid_month": paid}, [], "índice que falta", computable=False, must_say=[f"INPC de {said} no está en la tabla"])
emit("actualizacion", "act", {"amount": "1000", "kind": "fiscal", "due_month": "2025-06", "paid_month": "2025-01"}, [], "entrada mala", computable=False, must_say=["no puede ser posterior"])
for year in (2017, 2021, 2024, 2026):
    month = F(cents(F(UMA[year]) * F("30.4")), 100)
    emit("actualizacion", "act", {"kind": "uma_mensual_anual", "year": year}, [("UMA mensual", month), ("UMA anual", month * 12)], "CPEUM 26-B", total=None)
emit("actualizacion", "act", {"kind": "uma_mensual_anual", "year": 2027}, [], "año que falta", computable=False, must_say=["UMA 2027 no está"])

# Alimentos.
for day, days in [("2025-06-01", 30), ("2026-01-31", 31), ("2024-02-01", 29)]:
    uma = F(UMA[d(day).year if d(day).month > 1 else d(day).year - 1])
    emit("alimentos", "ali", {"law": "ccdf", "creditors": 1, "ask": "minimo", "date": day, "days": days}, [("piso", days * uma)], "CCDF 311", estimate=True)
emit("alimentos", "ali", {"law": "ccdf", "monthly_income": 30000, "creditors": 3, "ask": "monto"}, [], "CCDF 311", computable=False, must_say=["la ley no fija porcentaje", "lo decide el juez"])


# ISR por separación: lisr 93-XIII, 96.
def monthly_tax(x, table):
    low, fixed, rate = [row for row in table if F(row[0]) <= x][-1]
    return F(fixed) + (x - F(low)) * F(rate) / 100


for pay, day, ys, ms, ds, salary in [("450000", "2026-03-31", 10, 6, 0, "38000"), ("450000", "2026-03-31", 10, 6, 1, "38000"), ("450000", "2026-01-20", 10, 0, 0, "38000"), ("1250000.75", "2025-12-15", 22, 11, 29, "92345.60"),
                                     ("40000", "2025-08-01", 5, 0, 0, "12000"), ("900000", "2025-06-30", 0, 7, 0, "130000")]:
    n = ys + (1 if ms > 6 or (ms == 6 and ds > 0) else 0)
    when = d(day)
    uma = F(UMA[when.year if when.month > 1 else when.year - 1])
    exempt = min(F(pay), 90 * uma * n)
    s = F(salary)
    table = TARIFF_2026 if when.year == 2026 else TARIFF_2025
    rate = monthly_tax(s, table) / s
    emit("isr_separacion", "isr", {"separation_payments": pay, "service": {"years": ys, "months": ms, "days": ds}, "date": day, "last_monthly_ordinary_salary": salary},
         [("exento", exempt), ("gravado", F(pay) - exempt), ("retención estimada", (F(pay) - exempt) * rate)], "LISR 93-XIII, 96", total=None, estimate=True)
emit("isr_separacion", "isr", {"separation_payments": "30000", "service": {"years": 1, "months": 0, "days": 0}, "date": "2025-05-05", "last_monthly_ordinary_salary": "60000"},
     [("exento", 90 * F("113.14")), ("gravado", 30000 - 90 * F("113.14")), ("retención estimada", monthly_tax(30000 - 90 * F("113.14"), TARIFF_2025))], "LISR 96: menos que el último sueldo", total=None, estimate=True)
emit("isr_separacion", "isr", {"separation_payments": "100000", "service": {"years": 3, "months": 0, "days": 0}, "date": "2021-05-05", "last_monthly_ordinary_salary": "20000"},
     [("exento", 270 * F("89.62")), ("gravado", 100000 - 270 * F("89.62")), ("retención estimada", None)], "tarifa que falta", total=None, estimate=True, computable="parcial", must_say=["tarifa 2021 no está en la tabla"])

# Honorarios: lisr 106, liva 1-A.
for fee in ("10000", "0.01", "33333.33", "999999.99", "1500.05"):
    f = F(fee)
    emit("retenciones_honorarios", "hon", {"fee": fee, "payer": "persona_moral"}, [("honorarios", f), ("IVA trasladado", f * F(16, 100)), ("ISR retenido", -f / 10), ("IVA retenido", -f * F(16, 150))], "LISR 106, LIVA 1-A")
emit("retenciones_honorarios", "hon", {"fee": "8000", "payer": "persona_fisica"}, [("honorarios", F(8000)), ("IVA trasladado", F(1280))], "sin retención")
emit("retenciones_honorarios", "hon", {"fee": "8000", "payer": "persona_moral", "regime": "resico"}, [("honorarios", F(8000)), ("IVA trasladado", F(1280)), ("ISR retenido", F(-100)), ("IVA retenido", -F(2560, 3))], "LISR 113-J")

# Riesgo de trabajo: lft 484 a 502.
for wage, day, zone, what in [("400", "2025-04-01", "general", "permanente_total"), ("250", "2025-04-01", "general", "permanente_total"), ("700", "2024-08-08", "northern_border", "permanente_total"), ("1000", "2026-02-02", "northern_border", "permanente_total")]:
    low = minimum(d(day), zone)
    emit("riesgo_trabajo", "rt", {"daily_salary": wage, "date": day, "zone": zone, "disability": what}, [("indemnización", 1095 * min(max(F(wage), low), 2 * low))], "LFT 495, 485, 486")
emit("riesgo_trabajo", "rt", {"daily_salary": "400", "date": "2025-04-01", "disability": "permanente_parcial", "percent": "35"}, [("indemnización", F(35, 100) * 1095 * 400)], "LFT 492")
emit("riesgo_trabajo", "rt", {"daily_salary": "900", "date": "2025-04-01", "disability": "temporal", "days": 45}, [("salario durante la incapacidad temporal", F(900 * 45))], "LFT 491")
emit("riesgo_trabajo", "rt", {"daily_salary": "400", "date": "2025-04-01", "result": "muerte"}, [("gastos funerarios", F(24000)), ("indemnización por muerte", F(2000000))], "LFT 500, 502")
emit("riesgo_trabajo", "rt", {"daily_salary": "400", "date": "2025-04-01", "result": "muerte", "insured": True}, [], "LSS 53", computable=False, must_say=["asegurado IMSS patrón relevado"])
emit("riesgo_trabajo", "rt", {"daily_salary": "400", "date": "2008-04-01", "disability": "permanente_total"}, [("indemnización", None)], "mínimo que falta", computable=False, must_say=["salario mínimo no está en la tabla"])

# Descuentos: lft 97, 110.
for debt, wage, day in [("15000", "900", "2025-04-01"), ("30000", "500", "2026-03-01"), ("500", "900", "2025-04-01")]:
    w, low = F(wage), minimum(d(day), "general")
    most = F(3, 10) * 30 * (w - low)
    rows = [("monto exigible máximo", 30 * w)] if F(debt) > 30 * w else []
    rows.append(("descuento máximo del mes", min(most, F(debt))))
    emit("descuentos", "des", {"debt": debt, "daily_salary": wage, "date": day, "period_days": 30}, rows, "LFT 110-I", total=None if len(rows) > 1 else "sum")
emit("descuentos", "des", {"type": "infonavit", "daily_salary": "278.80", "date": "2025-04-01", "period_days": 15}, [("descuento máximo del período", F(20, 100) * 15 * F("278.80"))], "LFT 97-III")
emit("descuentos", "des", {"type": "fonacot", "daily_salary": "600", "date": "2025-04-01", "period_days": 30}, [("descuento máximo del período", F(20, 100) * 30 * 600)], "LFT 110-VII")
emit("descuentos", "des", {"debt": "500", "daily_salary": "900", "date": "2027-04-01"}, [], "mínimo que falta", computable=False, must_say=["salario mínimo no está en la tabla"])

# Suspensión: lft 427-VII, 429-IV, 430.
for days, day, zone in [(10, "2025-05-05", "general"), (45, "2025-05-05", "general"), (30, "2026-02-01", "northern_border")]:
    emit("suspension", "sus", {"cause": "contingencia_sanitaria", "days": days, "date": day, "zone": zone, "daily_salary": "900"}, [("indemnización por suspensión", min(days, 30) * minimum(d(day), zone))], "LFT 429-IV")
emit("suspension", "sus", {"cause": "falta_de_materia_prima", "daily_salary": "900", "date": "2025-05-05"}, [("tope de la indemnización", F(27000))], "LFT 430", total=None, computable="parcial", must_say=["la fija el Tribunal"])
emit("suspension", "sus", {"cause": "disciplinaria", "days": 9, "daily_salary": "900"}, [], "LFT 423-X", computable=False, must_say=["disciplinaria no puede pasar de ocho días"])

for record in OUT:
    print(json.dumps(record, ensure_ascii=False))
