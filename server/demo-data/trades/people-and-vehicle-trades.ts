import { type Trade, tradeKinds } from './trade.js';

/** Trades that look after people, and those that move them and their things. */
export const PEOPLE_AND_VEHICLE_TRADES: readonly Trade[] = [
  {
    slug: 'transport',
    category: 'Transport & Moving',
    subCategories: ['Couriers', 'House Moving', 'Freight', 'Buses & Shuttles', 'Storage'],
    kinds: tradeKinds(`
      Courier > Couriers, Deliveries > Couriers, Electric deliveries, Same-day delivery
      Furniture Mover > Movers, Moving > House moving, Office moving, Packing, Piano moving, Storage
      Freight Company > Freight, Transport > Freight, Pallet delivery, Inter-island freight
      Bus & Coach Hire > Coaches, Buses > Bus hire, School buses, Airport shuttles, Group tours
      Storage > Storage, Self Storage > Storage, Packing, Document storage
      Rubbish Removal > Bins, Rubbish Removal > Rubbish removal, Skip bins, Recycling
    `),
    keywords: [
      'moving house',
      'man with a van',
      'skip bin',
      'minibus',
      'pallet',
      'inter island',
      'same day delivery',
      'removals',
    ],
    about: [
      'Careful people in clean trucks. Blankets on everything, boxes you can give back, and a price that stays the price.',
      'Parcels, pianos and people moved around town and between the islands, a growing part of it on electricity.',
    ],
    enquiries: [
      {
        about: 'Moving house',
        asksFor: ['House moving'],
        message: 'Three bedrooms from {place} to Christchurch, including a piano. We settle {when}.',
      },
      {
        about: 'Bus for a school trip',
        asksFor: ['Bus hire', 'School buses'],
        message: 'Two buses for 84 students from {place}, out at nine and back by half past two.',
      },
      {
        about: 'Weekly deliveries',
        asksFor: ['Couriers', 'Electric deliveries', 'Freight'],
        message: 'About 40 vegetable boxes around town every Wednesday. Do you have an electric van?',
      },
      {
        about: 'Office move',
        asksFor: ['Office moving'],
        message: 'Moving 24 desks two floors up, over a weekend. Could you come and look {when}?',
      },
      {
        about: 'Storage',
        asksFor: ['Storage'],
        message: 'We need about 15 cubic metres stored for four months while we build.',
      },
    ],
    work: [
      'Piano down forty steps',
      'First electric truck on the run',
      'School trip, home by half past two',
      'Whole office moved in one night',
      'Veggie boxes by bike',
    ],
    praise: [
      'Not a cup broken, and they made Nana’s bed up at the other end.',
      'Driver waited while one wee fellow found his other shoe. Lovely.',
      'On the ferry that night and unloaded by noon. Amazing.',
    ],
    sale: [70, 5200],
    nationwide: 35,
  },
  {
    slug: 'automotive',
    category: 'Automotive',
    subCategories: ['Mechanics', 'Panel & Paint', 'Tyres', 'Car Sales', 'Fleet Servicing'],
    kinds: tradeKinds(`
      Mechanic > Motors, Automotive > Car servicing, Warrant of fitness, Brakes, Tyres, Fleet servicing, Hybrid and electric servicing
      Panelbeater > Panel & Paint, Collision Repair > Panelbeating, Car painting, Windscreens
      Tyre Shop > Tyres, Tyres & Alignment > Tyres, Wheel alignment, Brakes, Warrant of fitness
      Auto Electrician > Auto Electrical, Auto Electric > Auto electrical, Batteries, Tow bars
      Car Sales > Cars, Car Sales > Used cars, Electric cars, Vehicle finance
      Car Groomer > Car Care, Grooming > Car grooming, Boat grooming, Paint protection
    `),
    keywords: [
      'wof',
      'flat battery',
      'puncture',
      'dent',
      'timing belt',
      'check engine light',
      'courtesy car',
      'tow bar',
    ],
    about: [
      'A family garage that shows you the old part. Petrol, diesel, hybrid and electric, with courtesy bikes as well as cars.',
      'Warrants, servicing and tyres without the upsell. If it can wait until next time, we say so.',
    ],
    enquiries: [
      {
        about: 'Warrant and service',
        asksFor: ['Warrant of fitness', 'Car servicing'],
        message: '2014 hatchback, warrant due {when}. There is also a knock from the front left.',
      },
      {
        about: 'Fleet of vans',
        asksFor: ['Fleet servicing'],
        message: 'We run nine vans in {place} and are looking for somebody to service them in the evenings.',
      },
      {
        about: 'Four tyres',
        asksFor: ['Tyres'],
        message: 'Four all-season tyres, 205/55R16, fitted and balanced. What do you have?',
      },
      {
        about: 'Panel repair',
        asksFor: ['Panelbeating'],
        message: 'Somebody reversed into our community van. Insurance wants two quotes.',
      },
      {
        about: 'Hybrid battery',
        asksFor: ['Hybrid and electric servicing', 'Batteries', 'Auto electrical'],
        message: 'The hybrid warning light came on this morning. Can you test the battery?',
      },
    ],
    work: [
      'Community van back on the road',
      'Hybrid battery, one cell replaced instead of all',
      'Ute tray straightened',
      'Fleet night, nine vans',
      'Old ute, new life',
    ],
    praise: [
      'Showed me the worn pad and the good one side by side. No sales talk.',
      'Our mobility van was back before the weekend, as promised.',
      'Fair price and they vacuumed the sand out.',
    ],
    sale: [75, 3600],
    nationwide: 4,
  },
  {
    slug: 'health',
    category: 'Health & Wellbeing',
    subCategories: ['Massage & Physio', 'Counselling', 'Fitness', 'Natural Health', 'Workplace Wellbeing'],
    kinds: tradeKinds(`
      Massage Therapist > Massage, Mirimiri > Massage, Mirimiri, Workplace wellbeing
      Physiotherapist > Physio, Movement > Physiotherapy, Ergonomic assessments, Pilates
      Counsellor > Counselling, Wellbeing > Counselling, Family counselling, Workplace wellbeing
      Yoga & Pilates > Yoga, Movement > Yoga, Pilates, Mindfulness
      Workplace Wellbeing > Workplace Health, Wellbeing > Workplace wellbeing, Flu vaccinations, Ergonomic assessments, Health checks
      Personal Trainer > Fitness, Training > Personal training, Group fitness, Nutrition advice
      Natural Health > Natural Health, Rongoā > Rongoā Māori, Nutrition advice, Naturopathy
    `),
    keywords: ['sore back', 'stress', 'office massage', 'flu jabs', 'gym', 'mindfulness', 'neck pain', 'eap'],
    about: [
      'Qualified, unhurried care for bodies and minds. Evening appointments and a fair price for community card holders.',
      'We look after teams where they work: ergonomic checks, flu clinics and a quiet half hour when it is needed.',
    ],
    enquiries: [
      {
        about: 'Office massage day',
        asksFor: ['Massage'],
        message: 'Fifteen minute massages for 24 staff in {place}, {when} if possible.',
      },
      {
        about: 'Sore lower back',
        asksFor: ['Physiotherapy', 'Massage'],
        message: 'I have had a sore back since lifting boxes. Do you have something {when} after four?',
      },
      {
        about: 'Flu clinic',
        asksFor: ['Flu vaccinations'],
        message: 'Vaccinations for about 45 staff on site in {place}. What do you need from us?',
      },
      {
        about: 'Counselling for staff',
        asksFor: ['Counselling'],
        message: 'Looking for a counsellor our team can see in confidence, paid by us.',
      },
      {
        about: 'Desk assessments',
        asksFor: ['Ergonomic assessments'],
        message: 'Nine people work from home and most sit badly. Do you assess by video?',
      },
    ],
    work: [
      'Studio at first class',
      'Flu clinic in a woolshed',
      'Chair massage on deadline day',
      'Beach yoga for beginners',
      'Rehab after a long season',
    ],
    praise: [
      'First pain-free week in a year. Thank you!',
      'Our team felt listened to. Kind and completely confidential.',
      'Gentle classes, no mirrors, lots of laughing.',
    ],
    sale: [70, 2400],
    nationwide: 14,
  },
  {
    slug: 'childcare',
    category: 'Childcare & Learning',
    subCategories: ['Early Childhood', 'Tutoring', 'After School Care', 'Music & Arts', 'Books & Toys'],
    kinds: tradeKinds(`
      Early Childhood Centre > Early Learning, Kids > Early childhood education, Holiday programmes, Te reo Māori immersion
      Tutor > Tutoring, Learning > Tutoring, Exam preparation, Te reo Māori classes
      After School Care > After School, Kids Club > After school care, Holiday programmes, Babysitting
      Music Teacher > Music, Music School > Music lessons, Ukulele lessons, Singing lessons
      Toy & Book Shop > Books & Toys, Books > Educational toys, School books, Children’s books
      Swim School > Swim School, Swim > Swimming lessons, Water safety, School swimming
      Workshops for Schools > Workshops, Science Shows > School workshops, Art classes, Holiday programmes
      Language School > Te Reo, Language School > Te reo Māori classes, English lessons, Workplace te reo
    `),
    keywords: [
      'daycare',
      'kindy',
      'maths help',
      'guitar lessons',
      'school holidays',
      'nanny',
      'learn to swim',
      'puzzles',
    ],
    about: [
      'Small groups, warm people and a big garden. Children here are busy, muddy and listened to.',
      'Lessons and programmes that start from what a child already loves.',
    ],
    enquiries: [
      {
        about: 'Place for a two year old',
        asksFor: ['Early childhood education'],
        message: 'Our daughter turns two {when} and we are looking for three days a week near {place}.',
      },
      {
        about: 'Maths tutor',
        asksFor: ['Tutoring'],
        message: 'Year 10 maths, once a week after school. He is bright and has lost his confidence.',
      },
      {
        about: 'Holiday programme',
        asksFor: ['Holiday programmes'],
        message: 'Do you have places for two in the first week of the holidays? Ages six and nine.',
      },
      {
        about: 'Workshop for our school',
        asksFor: ['School workshops'],
        message: 'We would like a science workshop for 90 juniors in {place}. What do you offer?',
      },
      {
        about: 'Te reo for staff',
        asksFor: ['Te reo Māori classes', 'Workplace te reo'],
        message: 'Beginner te reo for 15 of our staff, an hour a week for a term. Could you come to us?',
      },
    ],
    work: [
      'Mud kitchen in full swing',
      'Ukulele group, first concert',
      'Reading corner built from offcuts',
      'Science day, ninety juniors',
      'Swim school in the shallow end',
    ],
    praise: [
      'Our boy runs in each morning. What more could you want?',
      'From failing to merit in two terms, and he smiles about maths now.',
      'Kind teachers who remember every child’s name, and the grandparents’ too.',
    ],
    sale: [60, 2900],
    nationwide: 10,
  },
];
