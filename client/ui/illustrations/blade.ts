/** Returns the path of a blade from the origin to a tip: straight for `bend` 0, arching to the right for more. */
export function blade(angle: number, length: number, width: number, bend = 0): string {
  const radians = (angle * Math.PI) / 180;
  const tip = [Math.sin(radians) * length + bend, -Math.cos(radians) * length];
  const middle = [Math.sin(radians) * length * 0.5, -Math.cos(radians) * length * 0.62];
  const round = (value: number | undefined) => (value ?? 0).toFixed(1);
  const [tipX, tipY] = tip.map(round);
  const [x, y] = middle as [number, number];
  return `M${-width} 0Q${round(x - width)} ${round(y)} ${tipX} ${tipY}Q${round(x + width)} ${round(y)} ${width} 0Z`;
}
