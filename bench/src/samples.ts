import { type Figure, figureOf } from './findings';

/** Measured values by name and round. */
export class Samples {
  private readonly values = new Map<string, { readonly unit: Figure['unit']; readonly values: number[] }>();

  add(what: string, unit: Figure['unit'], value: number): void {
    const known = this.values.get(what);
    if (known === undefined) this.values.set(what, { unit, values: [value] });
    else known.values.push(value);
  }

  /** The values of a measurement; throws when there are none. */
  of(what: string): readonly number[] {
    const known = this.values.get(what);
    if (known === undefined) throw new Error(`"${what}" was not measured`);
    return known.values;
  }

  /** The ratio of two measurements per round: load on the machine affects both and cancels out. */
  ratio(what: string, one: string, other: string): Figure {
    const others = this.of(other);
    return figureOf(
      what,
      '×',
      this.of(one).map((value, round) => value / (others[round] ?? Number.NaN)),
    );
  }

  figure(what: string): Figure {
    return figureOf(what, this.values.get(what)?.unit ?? '', this.of(what));
  }

  figures(): Figure[] {
    return [...this.values.keys()].map((what) => this.figure(what));
  }
}
