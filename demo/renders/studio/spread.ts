/** Points spread evenly over a disc. */
export function spread(at: number, count: number): readonly [number, number] {
  const radius = Math.sqrt((at + 0.5) / count);
  const angle = at * 2.399963;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

export function halton(index: number, base: number): number {
  let [result, part] = [0, 1];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    part /= base;
    result += part * (rest % base);
  }
  return result;
}
