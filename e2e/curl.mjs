// Runs the curl commands of the documentation where curl is not installed: -s, -i, -X, -H and -d only.
const [program, ...args] = process.argv.slice(1);
const headers = new Headers();
let method;
let body;
let address = '';
while (args.length > 0) {
  const option = args.shift();
  if (option === '-X') method = args.shift();
  else if (option === '-d') body = args.shift();
  else if (option === '-H') headers.append(.../^([^:]+): (.*)$/.exec(args.shift()).slice(1));
  else if (!option.startsWith('-')) address = option.includes('://') ? option : `http://${option}`;
  else if (!['-s', '-i'].includes(option)) throw new Error(`${program} does not know the option ${option}`);
}
const response = await fetch(address, { method: method ?? (body ? 'POST' : 'GET'), headers, body });
const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`);
console.log([`HTTP ${response.status}`, ...lines, '', await response.text(), ''].join('\n'));
