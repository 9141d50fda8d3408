import { type Trade, tradeKinds } from './trade.js';

/** Trades that look after land, buildings and what creeps into them. */
export const OUTDOOR_TRADES: readonly Trade[] = [
  {
    slug: 'gardening',
    category: 'Landscaping & Gardening',
    subCategories: ['Garden Maintenance', 'Landscape Design', 'Lawns', 'Tree Work', 'Native Planting'],
    kinds: tradeKinds(`
      Gardener > Gardens, Garden Care > Garden maintenance, Hedge trimming, Raised vegetable beds, Native planting, Green waste removal
      Landscaper > Landscapes, Outdoors > Landscape design, Paving, Retaining walls, Irrigation, Native planting, Raised vegetable beds
      Arborist > Tree Care, Arborists > Tree pruning, Tree removal, Stump grinding, Hedge trimming, Green waste removal
      Lawn & Garden Care > Lawns & Gardens, Lawns > Lawn mowing, Hedge trimming, Garden maintenance, Green waste removal, Irrigation
      Native Plant Nursery > Nursery, Natives > Native planting, Native plants, Stream planting, Landscape design
    `),
    keywords: [
      'mow lawns',
      'overgrown section',
      'hedge cutting',
      'chop down tree',
      'weeds',
      'veggie garden',
      'riparian planting',
      'new lawn',
    ],
    about: [
      'We plan, plant and look after gardens that suit the place they are in: natives that feed the birds, beds that feed the family.',
      'A regular pair of hands for gardens of all sizes, with qualified arborists for anything above head height.',
    ],
    enquiries: [
      {
        about: 'Regular lawns',
        asksFor: ['Lawn mowing'],
        message:
          'Quarter acre in {place}, fairly flat. Could you do a fortnightly mow through spring and summer?',
      },
      {
        about: 'Overgrown hedge',
        asksFor: ['Hedge trimming'],
        message:
          'The griselinia along our drive is about three metres high and needs taking down to shoulder height {when}.',
      },
      {
        about: 'Raised beds',
        asksFor: ['Raised vegetable beds'],
        message: 'Our kindergarten in {place} would love four raised beds that the children can reach.',
      },
      {
        about: 'Large gum tree',
        asksFor: ['Tree pruning', 'Tree removal'],
        message: 'A gum beside our house drops branches in every wind. Can an arborist look at it {when}?',
      },
      {
        about: 'Stream planting',
        asksFor: ['Native planting', 'Stream planting'],
        message:
          'We are fencing off a stream on the farm and would like about 800 natives planted this winter.',
      },
      {
        about: 'Garden plan',
        asksFor: ['Landscape design', 'Garden maintenance'],
        message:
          'New build in {place} with nothing but clay. Looking for a planting plan we can carry out in stages.',
      },
    ],
    work: [
      'Raised beds at a kindergarten, planted by the children',
      'Native border in its second spring',
      'Crazy paving and creeping thyme',
      'Two kilometres of stream fenced and planted',
      'Pleached hedge after its winter cut',
      'Courtyard with a nīkau at its heart',
    ],
    praise: [
      'From jungle to garden in three days. The tūī have already moved in.',
      'Turns up every second Tuesday without fail and sees what needs doing.',
      'Our planting day had forty volunteers and they had every hole ready. Fantastic.',
    ],
    sale: [120, 9200],
    nationwide: 4,
  },
  {
    slug: 'cleaning',
    category: 'Cleaning',
    subCategories: [
      'Office Cleaning',
      'House Cleaning',
      'Carpet & Upholstery',
      'Window Cleaning',
      'House Washing',
    ],
    kinds: tradeKinds(`
      Commercial Cleaner > Cleaning, Cleaning Services > Office cleaning, School cleaning, Deep cleaning, Window cleaning, After builders clean, Chemical-free cleaning
      House Cleaner > Home Cleaning, Clean > House cleaning, End of tenancy cleaning, Deep cleaning, Chemical-free cleaning, Oven cleaning
      Carpet Cleaner > Carpet Care, Carpet Cleaning > Carpet cleaning, Upholstery cleaning, Rug cleaning, End of tenancy cleaning
      Window Cleaner > Windows, Window Cleaning > Window cleaning, Gutter cleaning, House washing
      House Washing > Wash, Property Care > House washing, Gutter cleaning, Water blasting, Window cleaning
    `),
    keywords: [
      'moving out',
      'mould',
      'moss on path',
      'spring clean',
      'stained carpet',
      'holiday home changeover',
      'oven',
      'dirty windows',
    ],
    about: [
      'The same trained people each week, plant-based products, and a checklist that you can see. We pay the living wage.',
      'Offices, schools, homes and everything after the builders have gone. Quiet, thorough and insured.',
    ],
    enquiries: [
      {
        about: 'Office clean, weekly',
        asksFor: ['Office cleaning'],
        message:
          'We have an office for 14 in {place} and are looking for a clean twice a week after five. Could you visit {when}?',
      },
      {
        about: 'End of tenancy',
        asksFor: ['End of tenancy cleaning', 'House cleaning'],
        message: 'Moving out of a three bedroom house in {place}. Carpets and oven included please.',
      },
      {
        about: 'Carpets at the church',
        asksFor: ['Carpet cleaning'],
        message:
          'About 140 square metres of carpet in our hall, well used. What would it cost to have it cleaned?',
      },
      {
        about: 'House wash',
        asksFor: ['House washing'],
        message:
          'Two storey house with quite a bit of mould on the south side. Is it safe for the tank water?',
      },
      {
        about: 'Windows',
        asksFor: ['Window cleaning'],
        message: 'Shop front in {place}, about 20 panes, inside and out once a month.',
      },
    ],
    work: [
      'Showroom floor, before the doors opened',
      'Forty year old terrazzo brought back',
      'South wall after a soft wash',
      'School carpets in the holidays',
      'Windows with the harbour in them',
      'Kitchen after the builders left',
    ],
    praise: [
      'Staff noticed the difference on day one. The bathrooms smell of nothing, which is perfect.',
      'Got our full bond back. Worth every cent.',
      'Carpets look new, and they moved the pews for us too.',
    ],
    sale: [90, 3800],
    nationwide: 10,
  },
  {
    slug: 'pest-control',
    category: 'Pest Control',
    subCategories: ['Household Pests', 'Rodent Control', 'Commercial Pest Control', 'Bird & Possum Control'],
    kinds: tradeKinds(`
      Pest Control > Pest Control, Pest Management > Ant treatment, Fly and spider treatment, Rodent control, Wasp nest removal, Cockroach control, Borer treatment
      Pest Technician > Pest Solutions, Pest Control > Rodent control, Bed bug treatment, Fly and spider treatment, Food premises programmes, Cockroach control
      Rodent & Insect Control > Pest Management, Pest Control > Rodent control, Ant treatment, Borer treatment, Bird proofing
      Possum & Predator Control > Trapping, Predator Control > Possum trapping, Predator trapping, Rodent control, Bird proofing
    `),
    keywords: [
      'rats in ceiling',
      'wasps',
      'ants in kitchen',
      'mice',
      'flea bomb',
      'pigeons on roof',
      'trap lines',
    ],
    about: [
      'Quiet, careful pest control that keeps children, pets and native birds safe. We look for the way in before we reach for the spray.',
      'For homes, farms and food businesses. Written reports that your auditor will accept.',
    ],
    enquiries: [
      {
        about: 'Rats in the ceiling',
        asksFor: ['Rodent control'],
        message: 'We hear scratching above the bedrooms every night. Can somebody come to {place} {when}?',
      },
      {
        about: 'Wasp nest',
        asksFor: ['Wasp nest removal'],
        message:
          'There is a large wasp nest in the bank beside our playground. We have closed that side for now.',
      },
      {
        about: 'Ants',
        asksFor: ['Ant treatment'],
        message: 'Tiny ants everywhere in the kitchen, we have tried everything from the supermarket.',
      },
      {
        about: 'Café programme',
        asksFor: ['Food premises programmes'],
        message: 'We are opening a café in {place} and need a pest programme for the food control plan.',
      },
      {
        about: 'Flies and spiders',
        asksFor: ['Fly and spider treatment'],
        message: 'Inside and outside spray for a family home in {place}, we have a cat and two chickens.',
      },
    ],
    work: [
      'Trap line beside a bush walk',
      'Bird netting that you have to look for',
      'Bait stations at a packhouse, mapped and numbered',
      'Entry points sealed under a villa',
      'Borer treatment of rimu floors',
    ],
    praise: [
      'No more scratching at night! He found the hole behind the downpipe.',
      'Safe with our hens and no smell at all. Flies gone.',
      'Reports arrive the same day, which keeps our verifier happy.',
    ],
    sale: [140, 1900],
    nationwide: 8,
  },
  {
    slug: 'security',
    category: 'Security & Alarms',
    subCategories: ['Alarms', 'Cameras', 'Locks & Access', 'Patrols & Guards', 'Fire Safety'],
    kinds: tradeKinds(`
      Security Company > Security, Protection > Alarm monitoring, Security patrols, Event security, Security cameras, Access control
      Locksmith > Locksmiths, Locks & Keys > Locksmith, Access control, Safes, Intercoms
      Alarm & Camera Installer > Alarms, Security Systems > Alarm installation, Security cameras, Intercoms, Alarm monitoring, Access control
      Fire Safety Services > Fire & Safety, Fire Protection > Fire extinguishers, Evacuation plans, Smoke alarms, Fire warden training
    `),
    keywords: [
      'locked out',
      'cctv',
      'lost keys',
      'burglary',
      'rekey locks',
      'building warrant of fitness',
      'door won’t lock',
    ],
    about: [
      'Locks, alarms, cameras and people, chosen for the building you have. We would rather fix the weak door than sell you a tenth camera.',
      'Local technicians and monitoring in New Zealand, day and night.',
    ],
    enquiries: [
      {
        about: 'Cameras for a car park',
        asksFor: ['Security cameras'],
        message:
          'We have had two cars broken into at our place in {place}. Could you advise on cameras {when}?',
      },
      {
        about: 'Rekeying',
        asksFor: ['Locksmith'],
        message:
          'A staff member has left with a master key. We need about eleven locks rekeyed as soon as you can.',
      },
      {
        about: 'Extinguisher service',
        asksFor: ['Fire extinguishers'],
        message: 'Yearly check of 16 extinguishers and two hose reels at our school in {place}.',
      },
      {
        about: 'House alarm',
        asksFor: ['Alarm installation', 'Alarm monitoring'],
        message: 'New home, three entries, one dog. What would a monitored alarm cost?',
      },
      {
        about: 'Event guards',
        asksFor: ['Event security'],
        message: 'We expect about 600 people at our festival and need four guards {when}.',
      },
    ],
    work: [
      'Keyless entry for a community centre',
      'Cameras at a marina, powered by the sun',
      'Evacuation plan for a three storey block',
      'Restored lock on a heritage door',
      'Monitoring desk on a quiet night',
    ],
    praise: [
      'Came out at 11 pm in the rain and got us in without a scratch on the door.',
      'One swipe card for everything now. The trustees love it.',
      'Talked us out of the expensive option. We will be back.',
    ],
    sale: [150, 7400],
    nationwide: 12,
  },
];
